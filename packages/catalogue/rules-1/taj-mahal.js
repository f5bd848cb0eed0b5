import { _ as ok, a as flag, c as oneOf, d as below, f as drawIndex, g as fail, h as exhaustive, l as record, m as defined, o as integer, p as sumOf, r as array, s as object, t as recorderOf, u as text, v as foldByType } from "./kernel.js";
// packages/games/taj-mahal/src/choices.ts
function choiceTables(sizes) {
	const cards = [...Array(sizes.cards).keys()];
	const colourCards = cards.slice(0, sizes.firstWhite);
	const cities = [...Array(sizes.cities).keys()];
	return {
		tile: [...Array(sizes.provinceTiles).keys()].map((tile) => ({
			type: "tile",
			tile
		})),
		bonus: [...Array(sizes.bonusTiles).keys()].map((tile) => ({
			type: "bonus",
			tile
		})),
		start: [...Array(sizes.players).keys()].map((seat) => ({
			type: "start",
			seat
		})),
		draw: cards.map((card) => ({
			type: "draw",
			card
		})),
		play: colourCards.map((card) => ({
			type: "play",
			card
		})),
		playWith: colourCards.map((card) => cards.map((companion) => ({
			type: "play",
			card,
			companion
		}))),
		withdraw: { type: "withdraw" },
		palace: cities.map((city) => ({
			type: "palace",
			city
		})),
		crown: cities.map((city) => ({
			type: "crown",
			city
		}))
	};
}
/** The interned choice at a place that must exist. */
function choiceAt(choices, index) {
	return defined(choices?.[index], "choice");
}
function formatChoice(game, choice) {
	switch (choice.type) {
		case "tile": return `tile ${game.edition.provinceTiles[choice.tile]?.number}`;
		case "bonus": return `bonus ${game.bonusTiles[choice.tile]?.text}`;
		case "start": return `start ${choice.seat + 1}`;
		case "draw": return `draw ${cardText(game, choice.card)}`;
		case "play": return formatPlay(game, choice);
		case "withdraw": return "withdraw";
		case "palace":
		case "crown": return `${choice.type} ${game.edition.cities[choice.city]?.name}`;
		case "take": return ["take", ...choice.cards.map((card) => cardText(game, card))].join(" ");
		default: return exhaustive(choice);
	}
}
function formatPlay(game, { card, companion }) {
	const play = `play ${cardText(game, card)}`;
	return companion === void 0 ? play : `${play} +${cardText(game, companion)}`;
}
function cardText(game, card) {
	return defined(game.cards[card], "card").text;
}
// packages/games/taj-mahal/src/data/house.json
var house_default = {
	title: "House edition",
	provenance: {
		"canvas": "house",
		"court": "house",
		"scoreTrack": "house",
		"provinces": "house",
		"cities": "house",
		"roads": "house",
		"provinceTiles": "found",
		"lastTile": "found",
		"bonusTiles": "derived",
		"tajMahalTile": "derived",
		"influenceTokens": "derived",
		"palaces": "derived",
		"deck.everyColour": "derived",
		"deck.byColour": "house",
		"deck.white": "found",
		"specialCards.general": "found",
		"specialCards.princess": "found",
		"specialCards.vizier": "house",
		"specialCards.monk": "house",
		"numbers": "found",
		"points": "found"
	},
	canvas: {
		"width": 1e3,
		"height": 1e3,
		"margin": 50
	},
	court: {
		"x": 520,
		"y": 60,
		"width": 420,
		"height": 180
	},
	scoreTrack: { "spaces": 100 },
	provinces: [
		{
			"id": "kashmir",
			"name": "Kashmir",
			"names": { "de": "Kaschmir" },
			"tileAnchor": [380, 146],
			"region": [
				[255, 50],
				[500, 50],
				[500, 255],
				[255, 260]
			]
		},
		{
			"id": "punjab",
			"name": "Punjab",
			"names": { "de": "Pandschab" },
			"tileAnchor": [370, 373],
			"region": [
				[255, 260],
				[500, 255],
				[490, 482],
				[255, 490],
				[255, 340]
			]
		},
		{
			"id": "sindh",
			"name": "Sindh",
			"names": { "de": "Sindh" },
			"tileAnchor": [148, 484],
			"region": [
				[50, 345],
				[255, 340],
				[255, 490],
				[255, 635],
				[50, 640]
			]
		},
		{
			"id": "ajmer",
			"name": "Ajmer",
			"names": { "de": "Adschmer" },
			"tileAnchor": [369, 603],
			"region": [
				[255, 490],
				[490, 482],
				[490, 718],
				[255, 725],
				[255, 635]
			]
		},
		{
			"id": "gujarat",
			"name": "Gujarat",
			"names": { "de": "Gudscharat" },
			"tileAnchor": [150, 801],
			"region": [
				[50, 640],
				[255, 635],
				[255, 725],
				[255, 950],
				[50, 950]
			]
		},
		{
			"id": "mewar",
			"name": "Mewar",
			"names": { "de": "Mewar" },
			"tileAnchor": [373, 838],
			"region": [
				[255, 725],
				[490, 718],
				[492, 950],
				[255, 950]
			]
		},
		{
			"id": "delhi",
			"name": "Delhi",
			"names": { "de": "Delhi" },
			"tileAnchor": [612, 369],
			"region": [
				[500, 255],
				[732, 250],
				[732, 482],
				[490, 482]
			]
		},
		{
			"id": "agra",
			"name": "Agra",
			"names": { "de": "Agra" },
			"tileAnchor": [614, 700],
			"region": [
				[490, 482],
				[732, 482],
				[735, 722],
				[490, 718]
			]
		},
		{
			"id": "malwa",
			"name": "Malwa",
			"names": { "de": "Malwa" },
			"tileAnchor": [612, 842],
			"region": [
				[490, 718],
				[735, 722],
				[732, 950],
				[492, 950]
			]
		},
		{
			"id": "rohilkhand",
			"name": "Rohilkhand",
			"names": { "de": "Rohilkhand" },
			"tileAnchor": [845, 372],
			"region": [
				[732, 250],
				[950, 255],
				[950, 485],
				[732, 482]
			]
		},
		{
			"id": "awadh",
			"name": "Awadh",
			"names": { "de": "Awadh" },
			"tileAnchor": [850, 603],
			"region": [
				[732, 482],
				[950, 485],
				[950, 728],
				[735, 722]
			]
		},
		{
			"id": "bundelkhand",
			"name": "Bundelkhand",
			"names": { "de": "Bundelkhand" },
			"tileAnchor": [845, 842],
			"region": [
				[735, 722],
				[950, 728],
				[950, 950],
				[732, 950]
			]
		}
	],
	cities: [
		{
			"id": "baramulla",
			"name": "Baramulla",
			"province": "kashmir",
			"x": 322,
			"y": 92,
			"fortress": false
		},
		{
			"id": "srinagar",
			"name": "Srinagar",
			"province": "kashmir",
			"x": 446,
			"y": 84,
			"fortress": true
		},
		{
			"id": "jammu",
			"name": "Jammu",
			"province": "kashmir",
			"x": 438,
			"y": 202,
			"fortress": false
		},
		{
			"id": "poonch",
			"name": "Poonch",
			"province": "kashmir",
			"x": 312,
			"y": 208,
			"fortress": true
		},
		{
			"id": "attock",
			"name": "Attock",
			"province": "punjab",
			"x": 305,
			"y": 318,
			"fortress": true
		},
		{
			"id": "sialkot",
			"name": "Sialkot",
			"province": "punjab",
			"x": 436,
			"y": 306,
			"fortress": false
		},
		{
			"id": "jalandhar",
			"name": "Jalandhar",
			"province": "punjab",
			"x": 432,
			"y": 430,
			"fortress": false
		},
		{
			"id": "lahore",
			"name": "Lahore",
			"province": "punjab",
			"x": 308,
			"y": 438,
			"fortress": false
		},
		{
			"id": "bukkur",
			"name": "Bukkur",
			"province": "sindh",
			"x": 92,
			"y": 418,
			"fortress": true
		},
		{
			"id": "multan",
			"name": "Multan",
			"province": "sindh",
			"x": 204,
			"y": 404,
			"fortress": false
		},
		{
			"id": "umarkot",
			"name": "Umarkot",
			"province": "sindh",
			"x": 208,
			"y": 552,
			"fortress": false
		},
		{
			"id": "thatta",
			"name": "Thatta",
			"province": "sindh",
			"x": 90,
			"y": 562,
			"fortress": false
		},
		{
			"id": "bikaner",
			"name": "Bikaner",
			"province": "ajmer",
			"x": 308,
			"y": 548,
			"fortress": true
		},
		{
			"id": "nagaur",
			"name": "Nagaur",
			"province": "ajmer",
			"x": 428,
			"y": 536,
			"fortress": false
		},
		{
			"id": "ajmer",
			"name": "Ajmer",
			"province": "ajmer",
			"x": 436,
			"y": 660,
			"fortress": false
		},
		{
			"id": "jodhpur",
			"name": "Jodhpur",
			"province": "ajmer",
			"x": 304,
			"y": 668,
			"fortress": false
		},
		{
			"id": "bhuj",
			"name": "Bhuj",
			"province": "gujarat",
			"x": 88,
			"y": 730,
			"fortress": false
		},
		{
			"id": "ahmedabad",
			"name": "Ahmedabad",
			"province": "gujarat",
			"x": 206,
			"y": 726,
			"fortress": false
		},
		{
			"id": "surat",
			"name": "Surat",
			"province": "gujarat",
			"x": 214,
			"y": 868,
			"fortress": true
		},
		{
			"id": "junagadh",
			"name": "Junagadh",
			"province": "gujarat",
			"x": 92,
			"y": 880,
			"fortress": true
		},
		{
			"id": "udaipur",
			"name": "Udaipur",
			"province": "mewar",
			"x": 312,
			"y": 786,
			"fortress": false
		},
		{
			"id": "chittor",
			"name": "Chittor",
			"province": "mewar",
			"x": 434,
			"y": 772,
			"fortress": false
		},
		{
			"id": "banswara",
			"name": "Banswara",
			"province": "mewar",
			"x": 440,
			"y": 892,
			"fortress": false
		},
		{
			"id": "dungarpur",
			"name": "Dungarpur",
			"province": "mewar",
			"x": 306,
			"y": 904,
			"fortress": true
		},
		{
			"id": "sirhind",
			"name": "Sirhind",
			"province": "delhi",
			"x": 552,
			"y": 312,
			"fortress": false
		},
		{
			"id": "saharanpur",
			"name": "Saharanpur",
			"province": "delhi",
			"x": 672,
			"y": 304,
			"fortress": false
		},
		{
			"id": "delhi",
			"name": "Delhi",
			"province": "delhi",
			"x": 678,
			"y": 428,
			"fortress": false
		},
		{
			"id": "hisar",
			"name": "Hisar",
			"province": "delhi",
			"x": 546,
			"y": 432,
			"fortress": true
		},
		{
			"id": "alwar",
			"name": "Alwar",
			"province": "agra",
			"x": 540,
			"y": 540,
			"fortress": false
		},
		{
			"id": "aligarh",
			"name": "Aligarh",
			"province": "agra",
			"x": 684,
			"y": 532,
			"fortress": false
		},
		{
			"id": "etawah",
			"name": "Etawah",
			"province": "agra",
			"x": 688,
			"y": 664,
			"fortress": false
		},
		{
			"id": "gwalior",
			"name": "Gwalior",
			"province": "agra",
			"x": 544,
			"y": 670,
			"fortress": false
		},
		{
			"id": "agra",
			"name": "Agra",
			"province": "agra",
			"x": 614,
			"y": 602,
			"fortress": true
		},
		{
			"id": "ujjain",
			"name": "Ujjain",
			"province": "malwa",
			"x": 548,
			"y": 784,
			"fortress": false
		},
		{
			"id": "sironj",
			"name": "Sironj",
			"province": "malwa",
			"x": 674,
			"y": 778,
			"fortress": false
		},
		{
			"id": "bhopal",
			"name": "Bhopal",
			"province": "malwa",
			"x": 680,
			"y": 898,
			"fortress": false
		},
		{
			"id": "mandu",
			"name": "Mandu",
			"province": "malwa",
			"x": 544,
			"y": 906,
			"fortress": true
		},
		{
			"id": "moradabad",
			"name": "Moradabad",
			"province": "rohilkhand",
			"x": 788,
			"y": 312,
			"fortress": true
		},
		{
			"id": "bareilly",
			"name": "Bareilly",
			"province": "rohilkhand",
			"x": 906,
			"y": 308,
			"fortress": true
		},
		{
			"id": "shahjahanpur",
			"name": "Shahjahanpur",
			"province": "rohilkhand",
			"x": 902,
			"y": 430,
			"fortress": false
		},
		{
			"id": "badaun",
			"name": "Badaun",
			"province": "rohilkhand",
			"x": 784,
			"y": 436,
			"fortress": false
		},
		{
			"id": "khairabad",
			"name": "Khairabad",
			"province": "awadh",
			"x": 792,
			"y": 544,
			"fortress": false
		},
		{
			"id": "bahraich",
			"name": "Bahraich",
			"province": "awadh",
			"x": 908,
			"y": 538,
			"fortress": false
		},
		{
			"id": "faizabad",
			"name": "Faizabad",
			"province": "awadh",
			"x": 910,
			"y": 664,
			"fortress": true
		},
		{
			"id": "lucknow",
			"name": "Lucknow",
			"province": "awadh",
			"x": 790,
			"y": 666,
			"fortress": false
		},
		{
			"id": "jhansi",
			"name": "Jhansi",
			"province": "bundelkhand",
			"x": 786,
			"y": 786,
			"fortress": false
		},
		{
			"id": "kalpi",
			"name": "Kalpi",
			"province": "bundelkhand",
			"x": 904,
			"y": 782,
			"fortress": false
		},
		{
			"id": "kalinjar",
			"name": "Kalinjar",
			"province": "bundelkhand",
			"x": 908,
			"y": 898,
			"fortress": true
		},
		{
			"id": "chanderi",
			"name": "Chanderi",
			"province": "bundelkhand",
			"x": 782,
			"y": 904,
			"fortress": true
		}
	],
	roads: [
		["baramulla", "srinagar"],
		["srinagar", "jammu"],
		["jammu", "poonch"],
		["poonch", "baramulla"],
		["attock", "sialkot"],
		["sialkot", "jalandhar"],
		["jalandhar", "lahore"],
		["lahore", "attock"],
		["bukkur", "multan"],
		["multan", "umarkot"],
		["umarkot", "thatta"],
		["thatta", "bukkur"],
		["bikaner", "nagaur"],
		["nagaur", "ajmer"],
		["ajmer", "jodhpur"],
		["jodhpur", "bikaner"],
		["bhuj", "ahmedabad"],
		["ahmedabad", "surat"],
		["surat", "junagadh"],
		["junagadh", "bhuj"],
		["udaipur", "chittor"],
		["chittor", "banswara"],
		["banswara", "dungarpur"],
		["dungarpur", "udaipur"],
		["sirhind", "saharanpur"],
		["saharanpur", "delhi"],
		["delhi", "hisar"],
		["hisar", "sirhind"],
		["alwar", "aligarh"],
		["aligarh", "etawah"],
		["etawah", "gwalior"],
		["gwalior", "alwar"],
		["agra", "alwar"],
		["agra", "aligarh"],
		["agra", "etawah"],
		["agra", "gwalior"],
		["ujjain", "sironj"],
		["sironj", "bhopal"],
		["bhopal", "mandu"],
		["mandu", "ujjain"],
		["moradabad", "bareilly"],
		["bareilly", "shahjahanpur"],
		["shahjahanpur", "badaun"],
		["badaun", "moradabad"],
		["khairabad", "bahraich"],
		["bahraich", "faizabad"],
		["faizabad", "lucknow"],
		["lucknow", "khairabad"],
		["jhansi", "kalpi"],
		["kalpi", "kalinjar"],
		["kalinjar", "chanderi"],
		["chanderi", "jhansi"],
		["poonch", "attock"],
		["jammu", "sialkot"],
		["jammu", "sirhind"],
		["sialkot", "sirhind"],
		["jalandhar", "hisar"],
		["lahore", "multan"],
		["jalandhar", "nagaur"],
		["alwar", "jalandhar"],
		["multan", "bikaner"],
		["umarkot", "jodhpur"],
		["umarkot", "ahmedabad"],
		["thatta", "bhuj"],
		["ahmedabad", "jodhpur"],
		["ahmedabad", "udaipur"],
		["surat", "dungarpur"],
		["jodhpur", "udaipur"],
		["ajmer", "chittor"],
		["nagaur", "alwar"],
		["ajmer", "gwalior"],
		["gwalior", "chittor"],
		["chittor", "ujjain"],
		["banswara", "mandu"],
		["etawah", "sironj"],
		["etawah", "jhansi"],
		["etawah", "lucknow"],
		["sironj", "jhansi"],
		["bhopal", "chanderi"],
		["jhansi", "lucknow"],
		["kalpi", "faizabad"],
		["khairabad", "badaun"],
		["bahraich", "shahjahanpur"],
		["aligarh", "badaun"],
		["aligarh", "delhi"],
		["delhi", "badaun"],
		["saharanpur", "moradabad"]
	],
	provinceTiles: [
		{
			"number": 1,
			"goods": ["rice"]
		},
		{
			"number": 2,
			"goods": ["gems", "tea"]
		},
		{
			"number": 3,
			"goods": ["spices", "gems"]
		},
		{
			"number": 4,
			"goods": ["rice", "tea"]
		},
		{
			"number": 5,
			"goods": ["spices", "tea"]
		},
		{
			"number": 6,
			"goods": ["rice", "gems"]
		},
		{
			"number": 7,
			"goods": ["rice", "spices"]
		},
		{
			"number": 8,
			"goods": ["rice", "gems"]
		},
		{
			"number": 9,
			"goods": ["spices", "tea"]
		},
		{
			"number": 10,
			"goods": ["spices", "gems"]
		},
		{
			"number": 11,
			"goods": ["rice", "tea"]
		},
		{
			"number": 12,
			"goods": ["rice", "spices"]
		}
	],
	lastTile: {
		"number": 12,
		"province": "agra"
	},
	bonusTiles: [
		{
			"type": "points",
			"points": 2,
			"count": 5
		},
		{
			"type": "cards",
			"cards": 1,
			"count": 5
		},
		{
			"type": "good",
			"good": "tea",
			"count": 2
		},
		{
			"type": "good",
			"good": "gems",
			"count": 2
		},
		{
			"type": "good",
			"good": "spices",
			"count": 1
		}
	],
	tajMahalTile: {
		"city": "agra",
		"type": "points",
		"points": 4
	},
	influenceTokens: { "perType": 6 },
	palaces: {
		"perPlayer": 20,
		"colours": [
			"red",
			"blue",
			"brown",
			"grey",
			"sand"
		]
	},
	deck: {
		"everyColour": [
			{
				"symbols": ["elephant", "vizier"],
				"count": 3
			},
			{
				"symbols": ["elephant", "general"],
				"count": 3
			},
			{
				"symbols": ["elephant", "monk"],
				"count": 3
			},
			{
				"symbols": ["elephant", "princess"],
				"count": 3
			},
			{
				"symbols": ["elephant", "mogul"],
				"count": 2
			},
			{
				"symbols": ["elephant", "elephant"],
				"count": 2
			}
		],
		"byColour": {
			"red": [
				{
					"symbols": ["vizier", "general"],
					"count": 1
				},
				{
					"symbols": ["general", "monk"],
					"count": 1
				},
				{
					"symbols": ["monk", "princess"],
					"count": 1
				},
				{
					"symbols": ["princess", "mogul"],
					"count": 1
				},
				{
					"symbols": ["mogul", "vizier"],
					"count": 1
				}
			],
			"yellow": [
				{
					"symbols": ["vizier", "general"],
					"count": 1
				},
				{
					"symbols": ["general", "princess"],
					"count": 1
				},
				{
					"symbols": ["princess", "monk"],
					"count": 1
				},
				{
					"symbols": ["monk", "mogul"],
					"count": 1
				},
				{
					"symbols": ["mogul", "vizier"],
					"count": 1
				}
			],
			"green": [
				{
					"symbols": ["vizier", "monk"],
					"count": 1
				},
				{
					"symbols": ["monk", "mogul"],
					"count": 1
				},
				{
					"symbols": ["mogul", "general"],
					"count": 1
				},
				{
					"symbols": ["general", "princess"],
					"count": 1
				},
				{
					"symbols": ["princess", "vizier"],
					"count": 1
				}
			],
			"violet": [
				{
					"symbols": ["vizier", "monk"],
					"count": 1
				},
				{
					"symbols": ["monk", "general"],
					"count": 1
				},
				{
					"symbols": ["general", "mogul"],
					"count": 1
				},
				{
					"symbols": ["mogul", "princess"],
					"count": 1
				},
				{
					"symbols": ["princess", "vizier"],
					"count": 1
				}
			]
		},
		"white": [
			{
				"symbols": ["elephant"],
				"count": 7
			},
			{
				"symbols": ["vizier"],
				"count": 1
			},
			{
				"symbols": ["general"],
				"count": 1
			},
			{
				"symbols": ["monk"],
				"count": 1
			},
			{
				"symbols": ["princess"],
				"count": 1
			},
			{
				"symbols": ["mogul"],
				"count": 1
			}
		]
	},
	specialCards: [
		{
			"token": "general",
			"effect": {
				"type": "symbol",
				"symbol": "elephant"
			}
		},
		{
			"token": "princess",
			"effect": {
				"type": "points",
				"points": 2
			}
		},
		{
			"token": "vizier",
			"effect": { "type": "free-colour" }
		},
		{
			"token": "monk",
			"effect": {
				"type": "symbol",
				"symbol": "mogul"
			}
		}
	],
	numbers: {
		"startingHand": 6,
		"display": {
			"3": 5,
			"4": 7,
			"5": 9
		},
		"cardsTaken": 2,
		"cardsWithoutPlaying": 1,
		"tokensPerSpecialCard": 2
	},
	points: {
		"good": 1,
		"province": 1,
		"specialCard": 1,
		"whiteCard": 1,
		"longestColourCard": 1
	}
};
// packages/games/taj-mahal/src/texts.ts
/** How a bonus tile is written. */
function bonusText(effect) {
	if (effect.type === "points") return `points-${effect.points}`;
	if (effect.type === "cards") return `cards-${effect.cards}`;
	return effect.good;
}
/** How a special card is written. */
function specialText(effect) {
	if (effect.type === "symbol") return `extra-${effect.symbol}`;
	if (effect.type === "points") return `points-${effect.points}`;
	return effect.type;
}
// packages/games/taj-mahal/src/words.ts
/** The fixed words of the game; everywhere else they are numbers: their place in these lists. */
const SYMBOLS = [
	"vizier",
	"general",
	"monk",
	"princess",
	"mogul",
	"elephant"
];
/** The symbols that are won as influence tokens come first, so a token has its symbol's number. */
const TOKENS = [
	"vizier",
	"general",
	"monk",
	"princess"
];
const MOGUL = SYMBOLS.indexOf("mogul");
const ELEPHANT = SYMBOLS.indexOf("elephant");
const COLOURS = [
	"red",
	"yellow",
	"green",
	"violet"
];
const GOODS = [
	"rice",
	"tea",
	"spices",
	"gems"
];
/** TAJ-GEN-01. */
const PLAYERS = {
	min: 3,
	max: 5
};
/** What influence points are gained for. */
const REASONS = [
	"bonus-tile",
	"province-tile",
	"palaces",
	"special-card",
	"hand-special",
	"hand-white",
	"hand-colour"
];
const SYMBOL_LETTERS = [
	"V",
	"G",
	"M",
	"P",
	"K",
	"E"
];
/** White comes after the colours. */
const COLOUR_LETTERS = [
	"R",
	"Y",
	"N",
	"L",
	"W"
];
// packages/games/taj-mahal/src/edition-checks.ts
/** What the parts of an edition must have in common, so that every rule of the game can be kept. */
function editionFaults(edition) {
	return [
		...uniqueFaults(edition),
		...mapFaults(edition),
		...tileFaults(edition),
		...bonusFaults(edition),
		...deckFaults(edition),
		...tokenFaults(edition)
	];
}
function uniqueFaults({ provinces, cities, bonusTiles, palaces, deck, specialCards }) {
	return [
		...repeats("provinces", provinces, ({ id }) => id),
		...repeats("cities", cities, ({ id }) => id),
		...repeats("cities", cities, ({ name }) => name),
		...repeats("bonusTiles", bonusTiles, bonusText),
		...repeats("palaces.colours", palaces.colours, (colour) => colour),
		...COLOURS.flatMap((colour) => repeats(`deck.byColour.${colour}`, [...deck.everyColour, ...deck.byColour[colour]], ({ symbols }) => sorted(symbols))),
		...repeats("deck.white", deck.white, ({ symbols }) => sorted(symbols)),
		...repeats("specialCards", specialCards, ({ effect }) => specialText(effect))
	];
}
function mapFaults({ provinces, cities, roads }) {
	const strangers = cities.flatMap(({ province }, index) => provinces.some(({ id }) => id === province) ? [] : [fault(`cities[${index}].province`, `there is no province "${province}"`)]);
	const small = provinces.flatMap(({ id }, index) => {
		const size = cities.filter(({ province }) => province === id).length;
		return size >= TOKENS.length ? [] : [fault(`provinces[${index}]`, `has ${size} cities, not at least ${TOKENS.length}`)];
	});
	const broken = roads.flatMap(([from, to], index) => roadFaults(cities, from, to, `roads[${index}]`));
	return [
		...strangers,
		...small,
		...broken,
		...repeats("roads", roads, sorted)
	];
}
function roadFaults(cities, from, to, path) {
	const lost = [from, to].filter((end) => !cities.some(({ id }) => id === end));
	if (from === to) return [fault(path, `leads from "${from}" to itself`)];
	return lost.map((end) => fault(path, `there is no city "${end}"`));
}
function tileFaults({ provinces, provinceTiles, lastTile }) {
	const faults = [];
	if (provinceTiles.length !== provinces.length) faults.push(fault("provinceTiles", `there are ${provinceTiles.length} tiles for ${provinces.length} provinces`));
	for (const [index, { number }] of provinceTiles.entries()) if (number !== index + 1) faults.push(fault(`provinceTiles[${index}].number`, `${number} is not ${index + 1}`));
	if (lastTile.number !== provinceTiles.length) faults.push(fault("lastTile.number", `${lastTile.number} is not the highest number, ${provinceTiles.length}`));
	if (!provinces.some(({ id }) => id === lastTile.province)) faults.push(fault("lastTile.province", `there is no province "${lastTile.province}"`));
	return faults;
}
function bonusFaults({ cities, bonusTiles, tajMahalTile, lastTile }) {
	const faults = [];
	const fortresses = cities.filter(({ fortress }) => fortress).length;
	const tiles = 1 + bonusTiles.reduce((sum, { count }) => sum + count, 0);
	if (tiles !== fortresses) faults.push(fault("bonusTiles", `${tiles} tiles with the Taj Mahal tile do not cover ${fortresses} fortresses`));
	const home = cities.find(({ id }) => id === tajMahalTile.city);
	if (!home) faults.push(fault("tajMahalTile.city", `there is no city "${tajMahalTile.city}"`));
	if (home && !home.fortress) faults.push(fault("tajMahalTile.city", `"${home.id}" is no fortress`));
	if (home && home.province !== lastTile.province) faults.push(fault("tajMahalTile.city", `"${home.id}" is not in the last province, "${lastTile.province}"`));
	return faults;
}
function deckFaults({ deck, numbers }) {
	const cards = [...COLOURS.flatMap((colour) => [...deck.everyColour, ...deck.byColour[colour]]), ...deck.white].reduce((sum, { count }) => sum + count, 0);
	const faults = [];
	for (let players = PLAYERS.min; players <= PLAYERS.max; players++) {
		const needed = players * numbers.startingHand + (numbers.display[players] ?? 0);
		if (needed > cards) faults.push(fault("deck", `${cards} cards are too few for ${players} players, who need ${needed}`));
	}
	return faults;
}
function tokenFaults({ influenceTokens, palaces, specialCards, numbers }) {
	const faults = [];
	for (const token of TOKENS) {
		const cards = specialCards.filter((card) => card.token === token).length;
		if (cards !== 1) faults.push(fault("specialCards", `${cards} cards belong to the ${token}, not 1`));
	}
	const needed = PLAYERS.max * (numbers.tokensPerSpecialCard - 1) + 1;
	if (influenceTokens.perType < needed) faults.push(fault("influenceTokens.perType", `${influenceTokens.perType} tokens may run out, ${needed} are needed`));
	if (palaces.colours.length < PLAYERS.max) faults.push(fault("palaces.colours", `${palaces.colours.length} colours are too few for ${PLAYERS.max} players`));
	return faults;
}
function repeats(path, list, keyOf) {
	const keys = list.map(keyOf);
	return keys.flatMap((key, index) => keys.indexOf(key) < index ? [fault(path, `"${key}" is listed twice`)] : []);
}
function sorted(words) {
	return words.toSorted().join(" ");
}
function fault(path, reason) {
	return {
		path,
		reason
	};
}
// packages/games/taj-mahal/src/edition.ts
const count = integer({ min: 0 });
const positive = integer({ min: 1 });
const point = array(integer(), {
	min: 2,
	max: 2
});
const cards = array(object({
	symbols: array(oneOf(SYMBOLS), { min: 1 }),
	count: positive
}));
/** A tagged object: its `type` names the other keys it must have. */
function tagged(kinds, common = {}) {
	const type = oneOf(Object.keys(kinds));
	return (value, path) => {
		const tag = typeof value === "object" && value !== null && "type" in value ? String(value.type) : "";
		return object({
			type,
			...kinds[tag],
			...common
		})(value, path);
	};
}
const BONUS = {
	points: { points: positive },
	cards: { cards: positive },
	good: { good: oneOf(GOODS) }
};
const SPECIAL = {
	symbol: { symbol: oneOf(SYMBOLS) },
	points: { points: positive },
	"free-colour": {}
};
const BOARD = {
	canvas: object({
		width: positive,
		height: positive,
		margin: count
	}),
	court: object({
		x: count,
		y: count,
		width: positive,
		height: positive
	}),
	scoreTrack: object({ spaces: positive }),
	provinces: array(object({
		id: text(),
		name: text(),
		tileAnchor: point,
		region: array(point, { min: 3 })
	}, { names: record(text()) }), { min: 1 }),
	cities: array(object({
		id: text(),
		name: text(),
		province: text(),
		x: count,
		y: count,
		fortress: flag()
	})),
	roads: array(array(text(), {
		min: 2,
		max: 2
	}))
};
const COMPONENTS = {
	provinceTiles: array(object({
		number: positive,
		goods: array(oneOf(GOODS), { min: 1 })
	})),
	lastTile: object({
		number: positive,
		province: text()
	}),
	bonusTiles: array(tagged(BONUS, { count: positive })),
	tajMahalTile: tagged(BONUS, { city: text() }),
	influenceTokens: object({ perType: positive }),
	palaces: object({
		perPlayer: positive,
		colours: array(text())
	}),
	deck: object({
		everyColour: cards,
		byColour: object(Object.fromEntries(COLOURS.map((colour) => [colour, cards]))),
		white: cards
	}),
	specialCards: array(object({
		token: oneOf(TOKENS),
		effect: tagged(SPECIAL)
	}))
};
const EDITION = object({
	title: text(),
	provenance: record(oneOf([
		"found",
		"derived",
		"house"
	])),
	...BOARD,
	...COMPONENTS,
	numbers: object({
		startingHand: positive,
		display: object(Object.fromEntries(playerCounts().map((players) => [players, count]))),
		cardsTaken: positive,
		cardsWithoutPlaying: count,
		tokensPerSpecialCard: positive
	}),
	points: object({
		good: count,
		province: count,
		specialCard: count,
		whiteCard: count,
		longestColourCard: count
	})
});
function playerCounts() {
	return Array.from({ length: PLAYERS.max - PLAYERS.min + 1 }, (_, index) => PLAYERS.min + index);
}
/** An edition, or every fault of it with its path. */
function parseEdition(input) {
	const misshapen = EDITION(input, "");
	if (misshapen.length > 0) return fail(misshapen);
	const edition = input;
	const faults = editionFaults(edition);
	return faults.length > 0 ? fail(faults) : ok(edition);
}
// packages/games/taj-mahal/src/numbers.ts
/** The number at a place that must exist. */
function at(numbers, index) {
	const number = numbers[index];
	if (number === void 0) throw new Error(`no number at ${index}`);
	return number;
}
function add(numbers, index, amount) {
	numbers[index] = at(numbers, index) + amount;
}
/** Each index as often as its count says. */
function listOf(counts) {
	const list = [];
	for (let index = 0; index < counts.length; index++) for (let copies = at(counts, index); copies > 0; copies--) list.push(index);
	return list;
}
/** Puts a number into its place in a sorted list. */
function insertSorted(list, number) {
	let index = list.length;
	for (; index > 0 && at(list, index - 1) > number; index--) list[index] = at(list, index - 1);
	list[index] = number;
}
/** Takes one copy of a number out of a sorted list. */
function removeSorted(list, number) {
	const index = list.indexOf(number);
	if (index < 0) throw new Error(`there is no ${number} in ${list}`);
	for (let next = index + 1; next < list.length; next++) list[next - 1] = at(list, next);
	list.pop();
}
/** How often each index below `length` is listed. */
function countsOf(list, length) {
	const counts = zeros(length);
	for (const index of list) add(counts, index, 1);
	return counts;
}
function zeros(length) {
	return Array(length).fill(0);
}
function isAllZero(counts) {
	for (let index = 0; index < counts.length; index++) if (counts[index] !== 0) return false;
	return true;
}
// packages/games/taj-mahal/src/decisions/chance.ts
/** A question to chance: each choice whose count is above zero, weighted by it. */
function chanceQuestion(table, counts) {
	const choices = [];
	const weights = [];
	for (let index = 0; index < counts.length; index++) {
		const weight = at(counts, index);
		if (weight === 0) continue;
		choices.push(choiceAt(table, index));
		weights.push(weight);
	}
	return {
		decider: "chance",
		choices,
		weights
	};
}
/** For an answer that `ask` never listed: our own mistake. */
function notAsked(choice) {
	throw new Error(`nobody asked for ${JSON.stringify(choice)}`);
}
// packages/games/taj-mahal/src/decisions/choose-start-player.ts
/** TAJ-SETUP-18: by default chance chooses who starts. */
const chooseStartPlayer = {
	ask: ({ choices }) => ({
		decider: "chance",
		choices: choices.start,
		weights: choices.start.map(() => 1)
	}),
	sample: ({ choices, players }, _state, _frame, random) => choiceAt(choices.start, below(random, players)),
	answer: (_game, _state, _frame, choice, step) => {
		if (choice.type !== "start") return notAsked(choice);
		step.fact({
			type: "start-player-chosen",
			seat: choice.seat
		});
	}
};
// packages/games/taj-mahal/src/decisions/draw-card.ts
/** Cards from the pile to a hand, one at a time. */
const drawCards = {
	ask: (game, { pile }) => chanceQuestion(game.choices.draw, pile),
	sample: (game, { pile }, _frame, random) => choiceAt(game.choices.draw, drawIndex(pile, random)),
	answer: (_game, state, { seat, count }, choice, step) => {
		if (choice.type !== "draw") return notAsked(choice);
		step.fact({
			type: "card-drawn",
			seat,
			card: choice.card
		});
		nextDraw(state, step, seat, count - 1);
	}
};
/** Cards from the pile to the display, one at a time. */
const fillDisplay = {
	ask: (game, { pile }) => chanceQuestion(game.choices.draw, pile),
	sample: (game, { pile }, _frame, random) => choiceAt(game.choices.draw, drawIndex(pile, random)),
	answer: (_game, state, { count }, choice, step) => {
		if (choice.type !== "draw") return notAsked(choice);
		step.fact({
			type: "card-displayed",
			card: choice.card
		});
		nextDisplayCard(state, step, count - 1);
	}
};
/** Names the draw of `count` cards as the next thing to do; what cannot be had is lost (TAJ-DRAW-09). */
function nextDraw(state, step, seat, count) {
	if (count <= 0) return;
	if (hasCardToDraw(state, step)) step.next({
		kind: "draw-cards",
		seat,
		count
	});
	else step.fact({
		type: "draw-lost",
		seat
	});
}
/** TAJ-VISIT-09: as many as there are. */
function nextDisplayCard(state, step, count) {
	if (count > 0 && hasCardToDraw(state, step)) step.next({
		kind: "fill-display",
		count
	});
}
/** TAJ-DRAW-08: the discards are shuffled at the moment a card is needed. */
function hasCardToDraw({ pile, discards }, step) {
	if (!isAllZero(pile)) return true;
	if (isAllZero(discards)) return false;
	step.fact({ type: "discards-shuffled" });
	return true;
}
// packages/games/taj-mahal/src/decisions/lay-tile.ts
/** TAJ-SETUP-04: one random province tile for each province but the last one's. */
const layProvinceTile = {
	ask: (game, state) => chanceQuestion(game.choices.tile, unlaidTiles(state)),
	sample: (game, state, _frame, random) => choiceAt(game.choices.tile, drawIndex(unlaidTiles(state), random)),
	answer: (_game, _state, { province }, choice, step) => {
		if (choice.type !== "tile") return notAsked(choice);
		step.fact({
			type: "province-tile-laid",
			tile: choice.tile,
			province
		});
	}
};
/** TAJ-SETUP-07: one random bonus tile for each fortress but the Taj Mahal's. */
const layBonusTile = {
	ask: (game, state) => chanceQuestion(game.choices.bonus, unlaidBonusTiles(game, state)),
	sample: (game, state, _frame, random) => choiceAt(game.choices.bonus, drawIndex(unlaidBonusTiles(game, state), random)),
	answer: (_game, _state, { city }, choice, step) => {
		if (choice.type !== "bonus") return notAsked(choice);
		step.fact({
			type: "bonus-tile-laid",
			tile: choice.tile,
			city
		});
	}
};
function unlaidTiles({ tileProvinces }) {
	return tileProvinces.map((province) => province === -1 ? 1 : 0);
}
function unlaidBonusTiles(game, { bonusTiles }) {
	const counts = game.bonusCounts.slice();
	for (const city of game.fortresses) {
		const tile = bonusTiles[city] ?? -1;
		if (tile !== -1) add(counts, tile, -1);
	}
	return counts;
}
// packages/games/taj-mahal/src/state.ts
function initialState(game) {
	const { players, edition, deck } = game;
	const { perType } = edition.influenceTokens;
	const cities = edition.cities.length;
	const state = {
		visit: 0,
		startSeat: game.startSeat,
		tileProvinces: nones(edition.provinceTiles.length),
		tileOwners: nones(edition.provinceTiles.length),
		bonusTiles: nones(cities),
		palaces: nones(cities),
		crownPalaces: nones(cities),
		crownAtCourt: 1,
		court: TOKENS.map(() => 1),
		supply: TOKENS.map(() => perType - 1),
		tokens: zeros(players * TOKENS.length),
		goodsTiles: zeros(players * GOODS.length),
		specialHolders: nones(TOKENS.length),
		specialsInPlay: zeros(TOKENS.length),
		pile: deck.slice(),
		discards: zeros(deck.length),
		display: [],
		hands: emptyLists(players),
		played: emptyLists(players),
		totals: zeros(players * SYMBOLS.length),
		visitColours: nones(players),
		isIn: zeros(players),
		points: zeros(players * REASONS.length)
	};
	state.tileProvinces[edition.provinceTiles.length - 1] = game.lastProvince;
	state.bonusTiles[game.tajMahalCity] = game.bonusTiles.length - 1;
	return state;
}
function copyState(_game, state) {
	return {
		visit: state.visit,
		startSeat: state.startSeat,
		tileProvinces: state.tileProvinces.slice(),
		tileOwners: state.tileOwners.slice(),
		bonusTiles: state.bonusTiles.slice(),
		palaces: state.palaces.slice(),
		crownPalaces: state.crownPalaces.slice(),
		crownAtCourt: state.crownAtCourt,
		court: state.court.slice(),
		supply: state.supply.slice(),
		tokens: state.tokens.slice(),
		goodsTiles: state.goodsTiles.slice(),
		specialHolders: state.specialHolders.slice(),
		specialsInPlay: state.specialsInPlay.slice(),
		pile: state.pile.slice(),
		discards: state.discards.slice(),
		display: state.display.slice(),
		hands: copyLists(state.hands),
		played: copyLists(state.played),
		totals: state.totals.slice(),
		visitColours: state.visitColours.slice(),
		isIn: state.isIn.slice(),
		points: state.points.slice()
	};
}
function copyLists(lists) {
	const copies = [];
	for (const list of lists) copies.push(list.slice());
	return copies;
}
function emptyLists(length) {
	return Array.from({ length }, () => []);
}
function nones(length) {
	return Array(length).fill(-1);
}
/** The tile of the running visit; NONE during the set-up. */
function currentTile({ visit }) {
	return visit - 1;
}
/** The province of the running visit; NONE during the set-up. */
function currentProvince(state) {
	return state.visit === 0 ? -1 : at(state.tileProvinces, currentTile(state));
}
/** The cities of the running visit's province. */
function currentCities(game, state) {
	return game.citiesOf[currentProvince(state)] ?? [];
}
/** Whether the province tile of the running visit can still be won. */
function isTileAtCourt(state) {
	return state.tileOwners[currentTile(state)] === -1;
}
/** The deck cards in a player's hand. */
function deckHand(state, seat) {
	return defined(state.hands[seat], "hand");
}
/** Whether a player has the special card of a token in hand. */
function hasSpecial(state, seat, token) {
	return state.specialHolders[token] === seat && state.specialsInPlay[token] === 0;
}
function totalOf(state, seat, symbol) {
	return at(state.totals, seat * SYMBOLS.length + symbol);
}
function tokensOf(state, seat, token) {
	return at(state.tokens, seat * TOKENS.length + token);
}
function scoreOf(state, seat) {
	let score = 0;
	for (let reason = 0; reason < REASONS.length; reason++) score += at(state.points, seat * REASONS.length + reason);
	return score;
}
/** A player's influence points by what they were gained for. */
function pointsOf(state, seat) {
	const points = partOf(state.points, seat, REASONS.length);
	return Object.fromEntries(REASONS.map((reason, index) => [reason, at(points, index)]));
}
/** A seat's part of a list by seat and something else. */
function partOf(list, seat, length) {
	return list.slice(seat * length, (seat + 1) * length);
}
/** The goods on the tiles a player keeps, by good; of the province tiles only those before `endTile` when given. */
function goodsOf(game, state, seat, endTile = state.tileOwners.length) {
	const goods = partOf(state.goodsTiles, seat, GOODS.length);
	for (let tile = 0; tile < endTile; tile++) {
		if (state.tileOwners[tile] !== seat) continue;
		for (const good of game.tileGoods[tile] ?? []) add(goods, good, 1);
	}
	return goods;
}
// packages/games/taj-mahal/src/scoring/tiles.ts
/** What a bonus tile is worth, just before the player gets it (TAJ-SCORE-02 to TAJ-SCORE-05). */
function bonusPoints(game, state, seat, tile) {
	const { effect, good } = defined(game.bonusTiles[tile], "bonus tile");
	if (effect.type === "points") return effect.points;
	return effect.type === "good" ? goodsPoints(game, state, seat, [good]) : 0;
}
/** What the province tile of this visit is worth to its winner (TAJ-SCORE-07, TAJ-SCORE-08). */
function provinceTilePoints(game, state, seat) {
	return goodsPoints(game, state, seat, defined(game.tileGoods[currentTile(state)], "province tile"));
}
/**
* A point for each good gained and for each good of its kind owned before. The province tile of this visit is scored
* last, so it never counts as owned before (TAJ-SCORE-01, TAJ-EX-02).
*/
function goodsPoints(game, state, seat, gained) {
	const owned = goodsOf(game, state, seat, currentTile(state));
	let goods = 0;
	for (const good of gained) goods += 1 + at(owned, good);
	return goods * game.edition.points.good;
}
// packages/games/taj-mahal/src/decisions/place-palaces.ts
/** TAJ-PLACE-08: one palace after another, in the player's order. */
const placePalaces = {
	ask: (game, state, { seat, normal, crown }) => {
		const choices = [];
		for (const city of currentCities(game, state)) {
			if (normal > 0 && isFree(state, city)) choices.push(choiceAt(game.choices.palace, city));
			if (crown > 0) choices.push(choiceAt(game.choices.crown, city));
		}
		return {
			decider: seat,
			choices
		};
	},
	answer: (game, state, { seat, normal, crown }, choice, step) => {
		if (choice.type !== "palace" && choice.type !== "crown") return notAsked(choice);
		const { type, city } = choice;
		const left = type === "palace" ? {
			normal: normal - 1,
			crown
		} : {
			normal,
			crown: crown - 1
		};
		if (type === "palace") placeNormalPalace(game, state, seat, city, step);
		else step.fact({
			type: "crown-palace-placed",
			seat,
			city
		});
		if (left.normal + left.crown > 0) step.next({
			kind: "place-palaces",
			seat,
			...left
		});
	}
};
/** TAJ-PLACE-02: no normal palace stands there. */
function isFree({ palaces }, city) {
	return palaces[city] === -1;
}
function placeNormalPalace(game, state, seat, city, step) {
	step.fact({
		type: "palace-placed",
		seat,
		city
	});
	const tile = at(state.bonusTiles, city);
	if (tile !== -1) takeBonusTile(game, state, {
		seat,
		city,
		tile
	}, step);
}
function takeBonusTile(game, state, { seat, city, tile }, step) {
	const points = bonusPoints(game, state, seat, tile);
	step.fact({
		type: "bonus-tile-taken",
		seat,
		city,
		tile
	});
	if (points > 0) step.fact({
		type: "points-gained",
		seat,
		points,
		reason: "bonus-tile"
	});
	const effect = game.bonusTiles[tile]?.effect;
	if (effect?.type === "cards") nextDraw(state, step, seat, effect.cards);
}
// packages/games/taj-mahal/src/decisions/take-cards.ts
/** TAJ-DRAW-03: the display cards taken are chosen together. */
const takeCards = {
	ask: ({ edition }, { display }, { seat }) => {
		const choices = [];
		listHandfuls(display, Math.min(edition.numbers.cardsTaken, display.length), 0, [], choices);
		return {
			decider: seat,
			choices
		};
	},
	answer: (_game, _state, { seat }, choice, step) => {
		if (choice.type !== "take") return notAsked(choice);
		step.fact({
			type: "cards-taken",
			seat,
			cards: choice.cards
		});
	}
};
/** Every different way to add `count` of the sorted cards from `first` on to those taken. */
function listHandfuls(cards, count, first, taken, choices) {
	for (let index = first; index <= cards.length - count; index++) {
		const card = at(cards, index);
		if (index > first && card === cards[index - 1]) continue;
		taken.push(card);
		if (count === 1) choices.push({
			type: "take",
			cards: taken.slice()
		});
		else listHandfuls(cards, count - 1, index + 1, taken, choices);
		taken.pop();
	}
}
// packages/games/taj-mahal/src/scoring/majority.ts
/** Whether a player who withdraws now gets what a symbol stands for. */
function wins(state, seat, symbol) {
	return isAtCourt(state, symbol) && hasMajority(state, seat, symbol);
}
/** TAJ-WITHDRAW-07: only what is still at the court can be won. */
function isAtCourt(state, symbol) {
	if (symbol === ELEPHANT) return isTileAtCourt(state);
	return symbol === MOGUL ? state.crownAtCourt === 1 : state.court[symbol] !== 0;
}
/** TAJ-WITHDRAW-02, TAJ-WITHDRAW-06: at least one symbol, and more than every other player who is in. */
function hasMajority(state, seat, symbol) {
	const own = totalOf(state, seat, symbol);
	if (own === 0) return false;
	for (let other = 0; other < state.isIn.length; other++) if (other !== seat && state.isIn[other] === 1 && totalOf(state, other, symbol) >= own) return false;
	return true;
}
// packages/games/taj-mahal/src/scoring/palaces.ts
/**
* The provinces that count for a player's palaces: the current one, then each other one with a palace connected
* to one there (TAJ-SCORE-10 to TAJ-SCORE-17). None without a palace in the current province.
*/
function connectedProvinces(game, state, seat) {
	const reached = currentCities(game, state).filter((city) => hasPalace(state, seat, city));
	const provinces = [];
	for (const city of reached) {
		const province = at(game.provinceOf, city);
		if (!provinces.includes(province)) provinces.push(province);
		for (const neighbour of defined(game.neighbours[city], "city")) if (hasPalace(state, seat, neighbour) && !reached.includes(neighbour)) reached.push(neighbour);
	}
	return provinces;
}
/** TAJ-SCORE-14: of two palaces in a city each serves its owner. */
function hasPalace({ palaces, crownPalaces }, seat, city) {
	return palaces[city] === seat || crownPalaces[city] === seat;
}
// packages/games/taj-mahal/src/steps/withdrawal.ts
/** TAJ-WITHDRAW-01: compare and take, place, score, clear, take cards. */
function withdraw(game, state, seat, step) {
	const hasPlayed = state.played[seat]?.length !== 0;
	step.fact({
		type: "withdrew",
		seat
	});
	if (hasPlayed) takeAwards(state, seat, step);
	else nextDraw(state, step, seat, game.edition.numbers.cardsWithoutPlaying);
	if (state.display.length > 0) step.next({
		kind: "take-cards",
		seat
	});
	step.next({
		kind: "pass-turn",
		seat
	});
}
function takeAwards(state, seat, step) {
	let normal = 0;
	for (let token = 0; token < TOKENS.length; token++) {
		if (!wins(state, seat, token)) continue;
		step.fact({
			type: "token-won",
			seat,
			token
		});
		normal++;
	}
	const crown = wins(state, seat, MOGUL) ? 1 : 0;
	if (crown > 0) step.fact({
		type: "crown-won",
		seat
	});
	if (wins(state, seat, ELEPHANT)) step.fact({
		type: "province-tile-won",
		seat,
		tile: currentTile(state)
	});
	if (normal + crown > 0) step.next({
		kind: "place-palaces",
		seat,
		normal,
		crown
	});
	step.next({
		kind: "score-withdrawal",
		seat
	});
}
/** TAJ-SCORE-01: bonus tiles were scored as they were taken; now the province tile, then the palaces. */
const scoreWithdrawal = { run: (game, state, { seat }, step) => {
	if (state.tileOwners[currentTile(state)] === seat) step.fact({
		type: "points-gained",
		seat,
		points: provinceTilePoints(game, state, seat),
		reason: "province-tile"
	});
	const provinces = connectedProvinces(game, state, seat);
	if (provinces.length > 0) {
		const points = provinces.length * game.edition.points.province;
		step.fact({
			type: "points-gained",
			seat,
			points,
			reason: "palaces",
			provinces
		});
	}
	step.fact({
		type: "cards-cleared",
		seat
	});
} };
/** A withdrawal is complete. */
const passTurn = { run: (_game, state, { seat }, step) => nextTurn(state, seat, step) };
/** TAJ-TURN-01, TAJ-TURN-03: clockwise to the next player who is in; TAJ-TURN-04: with nobody in, the visit ends. */
function nextTurn({ isIn }, seat, step) {
	const next = nextSeatIn(isIn, seat);
	step.next(next === -1 ? { kind: "end-visit" } : {
		kind: "take-turn",
		seat: next
	});
}
function nextSeatIn(isIn, seat) {
	const players = isIn.length;
	for (let steps = 1; steps <= players; steps++) {
		const next = (seat + steps) % players;
		if (isIn[next] === 1) return next;
	}
	return -1;
}
// packages/games/taj-mahal/src/decisions/take-turn.ts
/** TAJ-TURN-02: play cards or withdraw. */
const takeTurn = {
	reveals: ["play"],
	ask: (game, state, { seat }) => {
		const choices = possiblePlays(game, state, seat);
		choices.push(game.choices.withdraw);
		return {
			decider: seat,
			choices
		};
	},
	answer: (game, state, { seat }, choice, step) => {
		if (choice.type === "withdraw") return withdraw(game, state, seat, step);
		if (choice.type !== "play") return notAsked(choice);
		playCards(game, state, seat, choice, step);
		nextTurn(state, seat, step);
	}
};
function possiblePlays(game, state, seat) {
	const plays = [];
	const hand = deckHand(state, seat);
	const companions = possibleCompanions(game, state, seat);
	const visitColour = at(state.visitColours, seat);
	for (let index = 0; index < hand.length; index++) {
		const card = at(hand, index);
		if (card >= game.firstWhite) break;
		if (index > 0 && card === at(hand, index - 1)) continue;
		const fits = visitColour === -1 || at(game.cardColours, card) === visitColour;
		if (fits) plays.push(choiceAt(game.choices.play, card));
		for (const companion of companions) if (fits || companion === game.freeColour) plays.push(choiceAt(game.choices.playWith[card], companion));
	}
	return plays;
}
/** The white and special cards in hand (TAJ-PLAY-05). */
function possibleCompanions(game, state, seat) {
	const companions = [];
	for (const card of deckHand(state, seat)) if (card >= game.firstWhite && card !== companions.at(-1)) companions.push(card);
	for (let token = 0; token < TOKENS.length; token++) if (hasSpecial(state, seat, token)) companions.push(game.firstSpecial + token);
	return companions;
}
function playCards(game, state, seat, { card, companion }, step) {
	step.fact({
		type: "card-played",
		seat,
		card
	});
	if (state.visitColours[seat] === -1 && companion !== game.freeColour) step.fact({
		type: "visit-colour-set",
		seat,
		colour: at(game.cardColours, card)
	});
	if (companion === void 0) return;
	step.fact({
		type: "card-played",
		seat,
		card: companion
	});
	const effect = game.cards[companion]?.effect;
	if (effect?.type === "points") step.fact({
		type: "points-gained",
		seat,
		points: effect.points,
		reason: "special-card"
	});
}
// packages/games/taj-mahal/src/scoring/hand.ts
/** TAJ-END-01, TAJ-END-09: every hand is shown and scored. */
const scoreHands = {
	reveals: true,
	run: (game, state, _frame, step) => {
		for (let seat = 0; seat < game.players; seat++) {
			step.fact({
				type: "hand-revealed",
				seat,
				cards: handOf(game, state, seat)
			});
			const { special, white, colour } = handPoints(game, state, seat);
			if (special > 0) step.fact({
				type: "points-gained",
				seat,
				points: special,
				reason: "hand-special"
			});
			if (white > 0) step.fact({
				type: "points-gained",
				seat,
				points: white,
				reason: "hand-white"
			});
			if (colour > 0) step.fact({
				type: "points-gained",
				seat,
				points: colour,
				reason: "hand-colour"
			});
		}
	}
};
/** What a hand is worth at the end of the game (TAJ-END-02 to TAJ-END-04). */
function handPoints(game, state, seat) {
	const { points } = game.edition;
	const hand = handOf(game, state, seat).map((card) => defined(game.cards[card], "card"));
	const lengths = COLOURS.map((_name, colour) => hand.filter((card) => card.colour === colour).length);
	return {
		special: hand.filter(({ type }) => type === "special").length * points.specialCard,
		white: hand.filter(({ type }) => type === "white").length * points.whiteCard,
		colour: Math.max(...lengths) * points.longestColourCard
	};
}
/** The cards in a hand, special cards last. */
function handOf(game, state, seat) {
	const specials = TOKENS.flatMap((_token, token) => hasSpecial(state, seat, token) ? [game.firstSpecial + token] : []);
	return [...deckHand(state, seat), ...specials];
}
// packages/games/taj-mahal/src/steps/visit.ts
/** TAJ-VISIT-10: start player, province marker and tile, tokens, crown, display; nobody decides anything. */
const startVisit = { run: (game, state, _frame, step) => {
	if (state.visit > 0) step.fact({
		type: "start-player-passed",
		seat: (state.startSeat + 1) % game.players
	});
	step.fact({
		type: "province-entered",
		visit: state.visit + 1,
		province: at(state.tileProvinces, state.visit)
	});
	for (let token = 0; token < TOKENS.length; token++) if (state.court[token] === 0) step.fact({
		type: "token-replaced",
		token
	});
	if (state.crownAtCourt === 0) step.fact({ type: "crown-returned" });
	nextDisplayCard(state, step, game.displaySize - state.display.length);
	step.next({
		kind: "take-turn",
		seat: state.startSeat
	});
} };
/** TAJ-VISIT-01 to TAJ-VISIT-04, TAJ-VISIT-11. */
const endVisit = { run: (game, state, _frame, step) => {
	exchangeTokens(game, state, step);
	removeTiles(game, state, step);
	const isLast = state.visit === game.edition.provinceTiles.length;
	step.next({ kind: isLast ? "score-hands" : "start-visit" });
} };
/** TAJ-SPECIAL-02: everybody with a full set of tokens returns it and gets the special card. */
function exchangeTokens(game, state, step) {
	const { tokensPerSpecialCard } = game.edition.numbers;
	for (let seat = 0; seat < game.players; seat++) for (let token = 0; token < TOKENS.length; token++) {
		if (tokensOf(state, seat, token) < tokensPerSpecialCard) continue;
		step.fact({
			type: "tokens-exchanged",
			seat,
			token,
			from: at(state.specialHolders, token)
		});
	}
}
/** TAJ-VISIT-02, TAJ-VISIT-04: what nobody won leaves the game. */
function removeTiles(game, state, step) {
	if (isTileAtCourt(state)) step.fact({
		type: "province-tile-removed",
		tile: currentTile(state)
	});
	for (const city of currentCities(game, state)) {
		const tile = at(state.bonusTiles, city);
		if (tile !== -1) step.fact({
			type: "bonus-tile-removed",
			city,
			tile
		});
	}
}
// packages/games/taj-mahal/src/frames.ts
const handlers = {
	"lay-province-tile": layProvinceTile,
	"lay-bonus-tile": layBonusTile,
	"choose-start-player": chooseStartPlayer,
	"draw-cards": drawCards,
	"start-visit": startVisit,
	"fill-display": fillDisplay,
	"take-turn": takeTurn,
	"place-palaces": placePalaces,
	"score-withdrawal": scoreWithdrawal,
	"take-cards": takeCards,
	"pass-turn": passTurn,
	"end-visit": endVisit,
	"score-hands": scoreHands
};
/** The pending question, for a position that asks one. */
function pendingQuestion(game, { state, agenda }) {
	const frame = agenda.at(-1);
	const handler = frame && handlers[frame.kind];
	return handler && "ask" in handler ? handler.ask(game, state, frame) : void 0;
}
const fold = foldByType({
	"province-tile-laid": (_game, state, { tile, province }) => {
		state.tileProvinces[tile] = province;
	},
	"bonus-tile-laid": (_game, state, { tile, city }) => {
		state.bonusTiles[city] = tile;
	},
	"start-player-chosen": (_game, state, { seat }) => {
		state.startSeat = seat;
	},
	"card-drawn": (_game, state, { seat, card }) => {
		add(state.pile, card, -1);
		insertSorted(deckHand(state, seat), card);
	},
	"card-displayed": (_game, state, { card }) => {
		add(state.pile, card, -1);
		insertSorted(state.display, card);
	},
	"discards-shuffled": (_game, { pile, discards }) => {
		for (let card = 0; card < pile.length; card++) add(pile, card, at(discards, card));
		discards.fill(0);
	},
	"draw-lost": () => {},
	"start-player-passed": (_game, state, { seat }) => {
		state.startSeat = seat;
	},
	"province-entered": (_game, state, { visit }) => {
		state.visit = visit;
		state.visitColours.fill(-1);
		state.isIn.fill(1);
	},
	"token-replaced": (_game, state, { token }) => {
		add(state.supply, token, -1);
		add(state.court, token, 1);
	},
	"crown-returned": (_game, state) => {
		state.crownAtCourt = 1;
	},
	"card-played": (game, state, { seat, card }) => {
		if (card < game.firstSpecial) removeSorted(deckHand(state, seat), card);
		else state.specialsInPlay[card - game.firstSpecial] = 1;
		state.played[seat]?.push(card);
		for (const symbol of game.cards[card]?.symbols ?? []) add(state.totals, seat * SYMBOLS.length + symbol, 1);
	},
	"visit-colour-set": (_game, state, { seat, colour }) => {
		state.visitColours[seat] = colour;
	},
	withdrew: (_game, state, { seat }) => {
		state.isIn[seat] = 0;
	},
	"token-won": (_game, state, { seat, token }) => {
		add(state.court, token, -1);
		add(state.tokens, seat * TOKENS.length + token, 1);
	},
	"crown-won": (_game, state) => {
		state.crownAtCourt = 0;
	},
	"province-tile-won": (_game, state, { seat, tile }) => {
		state.tileOwners[tile] = seat;
	},
	"palace-placed": (_game, state, { seat, city }) => {
		state.palaces[city] = seat;
	},
	"crown-palace-placed": (_game, state, { seat, city }) => {
		state.crownPalaces[city] = seat;
	},
	"bonus-tile-taken": (game, state, { seat, city, tile }) => {
		state.bonusTiles[city] = -1;
		const good = game.bonusTiles[tile]?.good ?? -1;
		if (good !== -1) add(state.goodsTiles, seat * GOODS.length + good, 1);
	},
	"points-gained": (_game, state, { seat, points, reason }) => {
		add(state.points, seat * REASONS.length + REASONS.indexOf(reason), points);
	},
	"cards-cleared": (game, state, { seat }) => {
		const played = state.played[seat] ?? [];
		for (const card of played) if (card < game.firstSpecial) add(state.discards, card, 1);
		else state.specialsInPlay[card - game.firstSpecial] = 0;
		played.length = 0;
		state.totals.fill(0, seat * SYMBOLS.length, (seat + 1) * SYMBOLS.length);
	},
	"cards-taken": (_game, state, { seat, cards }) => {
		for (const card of cards) {
			removeSorted(state.display, card);
			insertSorted(deckHand(state, seat), card);
		}
	},
	"tokens-exchanged": (game, state, { seat, token }) => {
		const { tokensPerSpecialCard } = game.edition.numbers;
		add(state.tokens, seat * TOKENS.length + token, -tokensPerSpecialCard);
		add(state.supply, token, tokensPerSpecialCard);
		state.specialHolders[token] = seat;
	},
	"province-tile-removed": (_game, state, { tile }) => {
		state.tileOwners[tile] = -2;
	},
	"bonus-tile-removed": (_game, state, { city }) => {
		state.bonusTiles[city] = -1;
	},
	"hand-revealed": () => {}
});
// packages/games/taj-mahal/src/view.ts
function viewFor(game, { state, agenda }, viewer) {
	const isOver = agenda.length === 0;
	return {
		viewer,
		isOver,
		visit: state.visit,
		currentProvince: currentProvince(state),
		startSeat: state.startSeat,
		tileProvinces: state.tileProvinces.slice(),
		tileOwners: state.tileOwners.slice(),
		court: {
			tokens: state.court.slice(),
			crown: state.crownAtCourt === 1,
			tile: isTileAtCourt(state) ? currentTile(state) : -1
		},
		supply: state.supply.slice(),
		cities: game.provinceOf.map((_province, city) => cityView(state, city)),
		specialCards: TOKENS.map((_token, token) => ({
			holder: at(state.specialHolders, token),
			inPlay: state.specialsInPlay[token] === 1
		})),
		display: state.display.slice(),
		pileSize: sumOf(state.pile),
		discards: listOf(state.discards),
		seats: game.colours.map((_colour, seat) => seatView(game, state, seat, isOver ? seat : viewer)),
		agenda: agenda.slice()
	};
}
function cityView(state, city) {
	return {
		bonusTile: at(state.bonusTiles, city),
		palace: at(state.palaces, city),
		crownPalace: at(state.crownPalaces, city)
	};
}
/** TAJ-GEN-03: the hand is for its owner's eyes. */
function seatView(game, state, seat, viewer) {
	const hand = handOf(game, state, seat);
	const isIn = state.isIn[seat] === 1;
	return {
		colour: game.colours[seat] ?? "",
		isIn,
		handSize: hand.length,
		...viewer === seat ? { hand } : {},
		played: state.played[seat]?.slice() ?? [],
		totals: partOf(state.totals, seat, SYMBOLS.length),
		wouldWin: isIn ? [...SYMBOLS.keys()].filter((symbol) => wins(state, seat, symbol)) : [],
		visitColour: at(state.visitColours, seat),
		tokens: partOf(state.tokens, seat, TOKENS.length),
		provinceTiles: [...state.tileOwners.keys()].filter((tile) => state.tileOwners[tile] === seat),
		goodsTiles: partOf(state.goodsTiles, seat, GOODS.length),
		goods: goodsOf(game, state, seat),
		score: scoreOf(state, seat),
		points: pointsOf(state, seat)
	};
}
/** Deals the cards nobody showed to the viewer: to the hands by their sizes, the rest to the pile. */
function imagine(game, view, random) {
	const pile = unseenCards(game, view);
	const hands = view.seats.map((_seat, seat) => imagineHand(game, view, seat, pile, random));
	const { seats, cities, court, specialCards } = view;
	return {
		state: {
			visit: view.visit,
			startSeat: view.startSeat,
			tileProvinces: view.tileProvinces.slice(),
			tileOwners: view.tileOwners.slice(),
			bonusTiles: cities.map(({ bonusTile }) => bonusTile),
			palaces: cities.map(({ palace }) => palace),
			crownPalaces: cities.map(({ crownPalace }) => crownPalace),
			crownAtCourt: court.crown ? 1 : 0,
			court: court.tokens.slice(),
			supply: view.supply.slice(),
			tokens: seats.flatMap(({ tokens }) => tokens),
			goodsTiles: seats.flatMap(({ goodsTiles }) => goodsTiles),
			specialHolders: specialCards.map(({ holder }) => holder),
			specialsInPlay: specialCards.map(({ inPlay }) => inPlay ? 1 : 0),
			pile,
			discards: countsOf(view.discards, game.deck.length),
			display: view.display.slice(),
			hands,
			played: seats.map(({ played }) => played.slice()),
			totals: seats.flatMap(({ totals }) => totals),
			visitColours: seats.map(({ visitColour }) => visitColour),
			isIn: seats.map(({ isIn }) => isIn ? 1 : 0),
			points: seats.flatMap(({ points }) => REASONS.map((reason) => points[reason]))
		},
		agenda: view.agenda.slice()
	};
}
/** The hand as the viewer knows it, or one dealt from the pile. */
function imagineHand(game, view, seat, pile, random) {
	const { hand, handSize = 0 } = view.seats[seat] ?? {};
	if (hand) return deckCards(game, hand);
	const specials = view.specialCards.filter(({ holder, inPlay }) => holder === seat && !inPlay).length;
	return deal(pile, handSize - specials, random);
}
/** The draw pile and the hands the viewer cannot see, together. */
function unseenCards(game, view) {
	const unseen = game.deck.slice();
	const seen = [
		view.display,
		view.discards,
		...view.seats.flatMap(({ hand, played }) => [played, hand ?? []])
	];
	for (const cards of seen) for (const card of deckCards(game, cards)) add(unseen, card, -1);
	return unseen;
}
function deckCards(game, cards) {
	return cards.filter((card) => card < game.firstSpecial);
}
function deal(pile, count, random) {
	const hand = [];
	while (hand.length < count) {
		const card = drawIndex(pile, random);
		add(pile, card, -1);
		insertSorted(hand, card);
	}
	return hand;
}
/** TAJ-GEN-03: only its owner learns a card drawn from the pile. */
function factFor(_game, fact, viewer) {
	return fact.type === "card-drawn" && fact.seat !== viewer ? {
		...fact,
		card: -1
	} : fact;
}
// packages/games/taj-mahal/src/explain.ts
/** "hand R-VE", "special free-colour", "display W-E", "city Agra". */
function things(game, view, seat) {
	return listThings({
		game,
		view,
		seat
	}).map((thing) => thingText(game, thing));
}
function explain(game, view, seat, text) {
	const situation = {
		game,
		view,
		seat
	};
	const thing = listThings(situation).find((candidate) => thingText(game, candidate) === text);
	if (!thing) return void 0;
	const question = pendingQuestion(game, imagine(game, view, () => 0));
	if (question?.decider !== seat) return refuseOutOfTurn(situation, thing, question?.decider);
	return question.choices.some((choice) => uses(choice, thing)) ? void 0 : refuseInTurn(situation, thing);
}
function listThings({ game, view, seat }) {
	return [
		...[...new Set(view.seats[seat]?.hand?.filter((card) => card < game.firstSpecial))].map((card) => ({
			type: "hand",
			card
		})),
		...TOKENS.map((_name, token) => ({
			type: "special",
			card: game.firstSpecial + token
		})),
		...[...new Set(view.display)].map((card) => ({
			type: "display",
			card
		})),
		...view.cities.map((_view, city) => ({
			type: "city",
			city
		}))
	];
}
function thingText(game, thing) {
	if (thing.type === "city") return `city ${game.edition.cities[thing.city]?.name}`;
	return `${thing.type} ${cardText(game, thing.card)}`;
}
function uses(choice, thing) {
	if (thing.type === "city") return (choice.type === "palace" || choice.type === "crown") && choice.city === thing.city;
	if (thing.type === "display") return choice.type === "take" && choice.cards.includes(thing.card);
	return choice.type === "play" && (choice.card === thing.card || choice.companion === thing.card);
}
function refuseOutOfTurn(situation, thing, decider) {
	const { view, seat } = situation;
	if (decider === void 0) return {
		code: "game-over",
		rule: "TAJ-END-01"
	};
	const foreign = thing.type === "special" ? refuseForeignSpecial(situation, thing.card) : void 0;
	if (foreign) return foreign;
	if (decider === "chance") return {
		code: "chance-decides",
		rule: "TAJ-GEN-10"
	};
	if (!view.seats[seat]?.isIn) return {
		code: "withdrawn",
		rule: "TAJ-TURN-03"
	};
	return {
		code: "not-your-turn",
		rule: "TAJ-TURN-08",
		values: { seat: decider }
	};
}
function refuseInTurn(situation, thing) {
	const foreign = thing.type === "special" ? refuseForeignSpecial(situation, thing.card) : void 0;
	if (foreign) return foreign;
	const kind = situation.view.agenda.at(-1)?.kind;
	if (kind === "take-cards") return {
		code: "take-cards-first",
		rule: "TAJ-DRAW-03"
	};
	if (kind !== "place-palaces") return refuseBeforeWithdrawal(situation, thing);
	return thing.type === "city" ? refuseCity(situation, thing.city) : {
		code: "place-palaces-first",
		rule: "TAJ-WITHDRAW-13"
	};
}
function refuseBeforeWithdrawal({ game, view, seat }, thing) {
	if (thing.type === "city") return {
		code: "no-palace-won",
		rule: "TAJ-WITHDRAW-08"
	};
	if (thing.type === "display") return {
		code: "not-withdrawn",
		rule: "TAJ-DRAW-03"
	};
	if (game.cards[thing.card]?.type !== "colour") return {
		code: "needs-colour-card",
		rule: "TAJ-PLAY-06"
	};
	return {
		code: "other-colour",
		rule: "TAJ-PLAY-03",
		values: { colour: COLOURS[view.seats[seat]?.visitColour ?? -1] ?? "" }
	};
}
/** A special card that is not in this player's hand. */
function refuseForeignSpecial({ game, view, seat }, card) {
	const token = card - game.firstSpecial;
	const special = view.specialCards[token];
	if (!special || special.holder === seat && !special.inPlay) return void 0;
	if (special.inPlay && special.holder === seat) return {
		code: "special-in-play",
		rule: "TAJ-SPECIAL-08"
	};
	const values = {
		token: TOKENS[token] ?? "",
		tokens: game.edition.numbers.tokensPerSpecialCard
	};
	if (special.holder === -1) return {
		code: "special-on-table",
		rule: "TAJ-SPECIAL-02",
		values
	};
	return {
		code: "special-of-other",
		rule: "TAJ-SPECIAL-03",
		values: {
			...values,
			seat: special.holder
		}
	};
}
function refuseCity({ game, view }, city) {
	const province = game.edition.provinces[view.currentProvince]?.name ?? "";
	if (game.provinceOf[city] !== view.currentProvince) return {
		code: "other-province",
		rule: "TAJ-PLACE-01",
		values: { province }
	};
	const { palace = -1, crownPalace = -1 } = view.cities[city] ?? {};
	if (crownPalace !== -1) return {
		code: "city-full",
		rule: "TAJ-PLACE-04"
	};
	return {
		code: "city-not-free",
		rule: "TAJ-PLACE-02",
		values: { seat: palace }
	};
}
// packages/games/taj-mahal/src/game.ts
function compile(edition, seating) {
	const cards = compileCards(edition);
	const bonusTiles = [...edition.bonusTiles, edition.tajMahalTile].map(compileBonusTile);
	const firstWhite = cards.findIndex(({ type }) => type !== "colour");
	const firstSpecial = cards.length - TOKENS.length;
	return {
		...seating,
		edition,
		cards,
		cardColours: cards.map(({ colour }) => colour),
		freeColour: cards.findIndex(({ effect }) => effect?.type === "free-colour"),
		firstWhite,
		firstSpecial,
		deck: deckCounts(edition),
		displaySize: edition.numbers.display[seating.players] ?? 0,
		tileGoods: edition.provinceTiles.map(({ goods }) => goods.map((good) => GOODS.indexOf(good))),
		lastProvince: edition.provinces.findIndex(({ id }) => id === edition.lastTile.province),
		bonusTiles,
		bonusCounts: [...edition.bonusTiles.map(({ count }) => count), 0],
		...compileMap(edition),
		choices: choiceTables({
			players: seating.players,
			cards: cards.length,
			firstWhite,
			...sizes(edition, bonusTiles.length)
		})
	};
}
function sizes({ cities, provinceTiles }, bonusTiles) {
	return {
		cities: cities.length,
		provinceTiles: provinceTiles.length,
		bonusTiles
	};
}
function cardsOfColour({ deck }, colour) {
	return [...deck.everyColour, ...deck.byColour[colour]];
}
function deckCounts(edition) {
	return [...COLOURS.flatMap((colour) => cardsOfColour(edition, colour)), ...edition.deck.white].map(({ count }) => count);
}
function compileCards(edition) {
	const colourCards = COLOURS.flatMap((name, colour) => cardsOfColour(edition, name).map((data) => deckCard(data, colour)));
	const whiteCards = edition.deck.white.map((data) => deckCard(data, -1));
	const specialCards = TOKENS.flatMap((token) => edition.specialCards.filter((card) => card.token === token).map(specialCard));
	return [
		...colourCards,
		...whiteCards,
		...specialCards
	];
}
function deckCard(data, colour) {
	const symbols = symbolNumbers(data.symbols);
	const text = `${COLOUR_LETTERS.at(colour)}-${symbols.map((symbol) => SYMBOL_LETTERS[symbol]).join("")}`;
	return {
		type: colour === -1 ? "white" : "colour",
		colour,
		symbols,
		text
	};
}
function specialCard({ effect }) {
	return {
		type: "special",
		colour: -1,
		symbols: effect.type === "symbol" ? symbolNumbers([effect.symbol]) : [],
		effect,
		text: specialText(effect)
	};
}
function symbolNumbers(symbols) {
	return symbols.map((symbol) => SYMBOLS.indexOf(symbol)).sort((a, b) => a - b);
}
function compileBonusTile(effect) {
	return {
		effect,
		good: effect.type === "good" ? GOODS.indexOf(effect.good) : -1,
		text: bonusText(effect)
	};
}
function compileMap({ provinces, cities, roads, tajMahalTile }) {
	const numberOf = (id) => cities.findIndex((city) => city.id === id);
	const neighbours = cities.map(() => []);
	for (const [from, to] of roads) {
		neighbours[numberOf(from)]?.push(numberOf(to));
		neighbours[numberOf(to)]?.push(numberOf(from));
	}
	const tajMahalCity = numberOf(tajMahalTile.city);
	const numbers = [...cities.keys()];
	return {
		neighbours,
		tajMahalCity,
		fortresses: numbers.filter((city) => cities[city]?.fortress && city !== tajMahalCity),
		provinceOf: cities.map(({ province }) => provinces.findIndex(({ id }) => id === province)),
		citiesOf: provinces.map(({ id }) => numbers.filter((city) => cities[city]?.province === id))
	};
}
// packages/games/taj-mahal/src/options.ts
const OPTIONS = [(
/** TAJ-SETUP-18: chance chooses who starts, or the host names a seat, counted from 1. */
{
	id: "start-player",
	values: [
		"random",
		"1",
		"2",
		"3",
		"4",
		"5"
	],
	default: "random"
}), (
/** TAJ-SETUP-16: the palace colours wished for, by seat, as "red, blue, …"; the others get what is left. */
{
	id: "colours",
	values: "text",
	default: ""
})];
function parseSeating(edition, { players, options }) {
	const start = options?.["start-player"] ?? "random";
	const startSeat = start === "random" ? -1 : Number(start) - 1;
	const wishes = parseWishes(options?.colours ?? "");
	const faults = [...startFaults(startSeat, players), ...colourFaults(edition.palaces.colours, wishes, players)];
	if (faults.length > 0) return fail(faults);
	return ok({
		players,
		startSeat,
		colours: giveColours(edition.palaces.colours, wishes, players)
	});
}
function parseWishes(text) {
	return text.trim() === "" ? [] : text.split(",").map((wish) => wish.trim());
}
function startFaults(startSeat, players) {
	if (startSeat < players) return [];
	return [{
		path: "options.start-player",
		reason: `there is no seat ${startSeat + 1} with ${players} players`
	}];
}
function colourFaults(colours, wishes, players) {
	const path = "options.colours";
	const faults = wishes.flatMap((wish, seat) => {
		if (wish === "") return [];
		const first = wishes.indexOf(wish);
		if (!colours.includes(wish)) return [{
			path,
			reason: `seat ${seat + 1}: "${wish}" is not one of ${colours.join(", ")}`
		}];
		return first < seat ? [{
			path,
			reason: `seat ${seat + 1}: ${wish} is taken by seat ${first + 1}`
		}] : [];
	});
	if (wishes.length > players) faults.push({
		path,
		reason: `${wishes.length} colours for ${players} players`
	});
	return faults;
}
function giveColours(colours, wishes, players) {
	const left = colours.filter((colour) => !wishes.includes(colour));
	return Array.from({ length: players }, (_, seat) => wishes[seat] || (left.shift() ?? ""));
}
// packages/games/taj-mahal/src/scoring/standings.ts
/** TAJ-END-07, TAJ-END-08: most points win; equal scores share a rank. */
function standings(game, state) {
	const scores = game.colours.map((_colour, seat) => scoreOf(state, seat));
	return scores.map((score, seat) => ({
		seat,
		score,
		rank: 1 + scores.filter((other) => other > score).length,
		parts: pointsOf(state, seat)
	}));
}
// packages/games/taj-mahal/src/definition.ts
function prepare(setUp) {
	const edition = parseEdition(setUp.editionData ?? house_default);
	if (!edition.ok) return fail(edition.fault.map(inEditionData));
	const seating = parseSeating(edition.value, setUp);
	return seating.ok ? ok(compile(edition.value, seating.value)) : seating;
}
function inEditionData({ path, reason }) {
	return {
		path: path === "" ? "editionData" : `editionData.${path}`,
		reason
	};
}
/** Chance lays the tiles, deals the hands and chooses who starts; then the first visit begins. */
function begin(game) {
	const agenda = [{ kind: "start-visit" }];
	if (game.startSeat === -1) agenda.push({ kind: "choose-start-player" });
	const { startingHand } = game.edition.numbers;
	for (let seat = game.players - 1; seat >= 0; seat--) agenda.push({
		kind: "draw-cards",
		seat,
		count: startingHand
	});
	for (const city of game.fortresses) agenda.push({
		kind: "lay-bonus-tile",
		city
	});
	for (let province = 0; province < game.citiesOf.length; province++) if (province !== game.lastProvince) agenda.push({
		kind: "lay-province-tile",
		province
	});
	return {
		state: initialState(game),
		agenda
	};
}
const tajMahal = {
	id: "taj-mahal",
	title: "Taj Mahal",
	rulesVersion: 1,
	players: PLAYERS,
	options: OPTIONS,
	editions: [{
		id: "house",
		title: house_default.title,
		data: house_default,
		provenance: house_default.provenance
	}],
	prepare,
	begin,
	handlers,
	fold,
	copy: copyState,
	viewFor,
	imagine,
	factFor,
	format: formatChoice,
	standings,
	things,
	explain
};
// taj-mahal.js
const recordGame = recorderOf(tajMahal);
export { recordGame };
