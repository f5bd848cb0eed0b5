import { _ as ok, c as oneOf, d as below, f as drawIndex, g as fail, h as exhaustive, l as record, m as defined, o as integer, r as array, s as object, t as recorderOf, u as text, v as foldByType } from "./kernel.js";
// packages/games/cards-and-karma/src/at.ts
/** The number at an index that is known to be there. Kept apart from `entry`, so that both stay fast. */
function at(list, index) {
	return list[index];
}
/** The row, choice or other object at an index that is known to be there. */
function entry(list, index) {
	return list[index];
}
// packages/games/cards-and-karma/src/symbols.ts
/**
* A symbol is one building or one good on a card, as a small number: the card's number doubled, plus its place.
* No card carries more than two of a kind (CNK-BUILD-02, CNK-GOODS-02).
*/
function symbolOf(card, place) {
	return card * 2 + place;
}
function cardOf(symbol) {
	return symbol >> 1;
}
function buildingOf({ buildings }, symbol) {
	return at(rowOf(buildings, symbol), symbol & 1);
}
function goodOf({ goodTypes }, symbol) {
	return at(rowOf(goodTypes, symbol), symbol & 1);
}
function goodValueOf({ goodValues }, symbol) {
	return at(rowOf(goodValues, symbol), symbol & 1);
}
function rowOf(table, symbol) {
	return entry(table, cardOf(symbol));
}
// packages/games/cards-and-karma/src/choices.ts
const PAY_JOKER = {
	type: "pay",
	dice: [],
	jokers: 1,
	karma: 0
};
const OVERPAY = { type: "overpay" };
const EXTRA_JOKER = { type: "extra-joker" };
const EXTRA_KARMA = { type: "extra-karma" };
const ENOUGH = { type: "enough" };
const ADDITIONAL_DICE = { type: "additional-dice" };
const ADDITIONAL_TURN = { type: "additional-turn" };
const END_TURN = { type: "end-turn" };
function choiceTable({ cards, highest, bonuses, players }) {
	const one = (length, make) => Array.from({ length }, (_, index) => make(index));
	return {
		takeDie: one(cards, (card) => ({
			type: "take-die",
			card
		})),
		take: one(cards, (card) => ({
			type: "take",
			card
		})),
		discard: one(cards, (card) => ({
			type: "discard",
			card
		})),
		turnUp: one(cards, (card) => ({
			type: "turn-up",
			card
		})),
		payOne: one(cards, (card) => one(highest, (karma) => ({
			type: "pay",
			dice: [card],
			jokers: 0,
			karma
		}))),
		extraDie: one(cards, (card) => ({
			type: "extra-die",
			card
		})),
		number: one(highest + 1, (number) => ({
			type: "number",
			number
		})),
		bonus: one(bonuses, (bonus) => ({
			type: "bonus",
			bonus
		})),
		lay: one(bonuses, (bonus) => ({
			type: "lay",
			bonus
		})),
		start: one(players, (seat) => ({
			type: "start",
			seat
		})),
		copy: one(players, (seat) => ({
			type: "copy",
			seat
		}))
	};
}
/** The short text of a choice; seats are counted from 1 as people do. */
function formatChoice(game, choice) {
	const id = (card) => game.edition.cards[card]?.id ?? "?";
	switch (choice.type) {
		case "take-die": return `die ${id(choice.card)}`;
		case "take": return `take ${id(choice.card)}`;
		case "pay": return [
			"pay",
			...choice.dice.map(id),
			...tokens("joker", choice.jokers),
			...tokens("karma", choice.karma)
		].join(" ");
		case "extra-die": return `extra ${id(choice.card)}`;
		case "discard": return `discard ${id(choice.card)}`;
		case "copy":
		case "start": return `${choice.type} seat-${choice.seat + 1}`;
		case "alternative": return `choose ${game.bonuses[choice.bonus]?.names[choice.index]}`;
		case "set": return formatSet(game, choice);
		case "lay":
		case "bonus": return `${choice.type} ${game.bonuses[choice.bonus]?.id}`;
		case "turn-up": return `turn-up ${id(choice.card)}`;
		case "number": return `number ${choice.number}`;
		case "overpay":
		case "extra-joker":
		case "extra-karma":
		case "enough":
		case "additional-dice":
		case "additional-turn":
		case "end-turn": return choice.type;
		default: return exhaustive(choice);
	}
}
function tokens(name, count) {
	return count === 0 ? [] : [`${name}-${count}`];
}
function formatSet(game, { set, symbols }) {
	const { buildingTypes, goodsTypes, cards } = game.edition;
	return ["set", ...symbols.map((symbol) => {
		return `${set === "buildings" ? buildingTypes[buildingOf(game, symbol)] : goodsTypes[goodOf(game, symbol)]}:${cards[cardOf(symbol)]?.id}`;
	})].join(" ");
}
// packages/games/cards-and-karma/src/edition-checks.ts
/** What the shape alone cannot tell: names that must exist, sums that must fit. */
function editionFaults(edition) {
	return [
		...nameFaults(edition),
		...diceFaults(edition),
		...sizeFaults(edition),
		...handicapFaults(edition),
		...effectFaults(edition),
		...edition.cards.flatMap((card, index) => cardFaults(edition, card, `cards[${index}]`))
	];
}
const NAME = /^[A-Za-z0-9][A-Za-z0-9-]*$/;
function nameFaults(edition) {
	const { dieColours, buildingTypes, goodsTypes, playerColours, track, bonuses, cards } = edition;
	const flags = cards.map((card) => card.kind === "ship" ? card.flag : void 0);
	return [
		...repeats("dieColours", dieColours),
		...repeats("buildingTypes", buildingTypes),
		...repeats("goodsTypes", goodsTypes),
		...repeats("playerColours", playerColours),
		...repeats("cards", cards.map(({ id }) => id), "id"),
		...repeats("cards", flags, "flag"),
		...track.flatMap((bonus, index) => unknown(`track[${index}]`, bonus, Object.keys(bonuses))),
		...[
			...dieColours,
			...buildingTypes,
			...goodsTypes,
			...playerColours,
			...Object.keys(bonuses),
			...cards.map(({ id }) => id)
		].filter((name) => !NAME.test(name)).map((name) => ({
			path: name,
			reason: "is not a name of letters, digits and hyphens"
		}))
	];
}
function repeats(path, values, field) {
	return values.flatMap((value, index) => {
		if (value === void 0 || values.indexOf(value) === index) return [];
		return [{
			path: field === void 0 ? `${path}[${index}]` : `${path}[${index}].${field}`,
			reason: `${JSON.stringify(value)} occurs twice`
		}];
	});
}
function unknown(path, name, names) {
	return names.includes(name) ? [] : [{
		path,
		reason: `${JSON.stringify(name)} is not one of ${names.join(", ")}`
	}];
}
/** Every card has a die on its back, and all dice have the same numbers. */
function diceFaults({ dieColours, dice, cards }) {
	const highest = Math.max(...Object.values(dice).map((counts) => counts.length));
	const strangers = Object.keys(dice).flatMap((colour) => unknown(`dice.${colour}`, colour, dieColours));
	const counts = dieColours.flatMap((colour) => {
		const path = `dice.${colour}`;
		const numbers = dice[colour];
		if (!numbers) return [{
			path,
			reason: "is missing"
		}];
		if (numbers.length !== highest) return [{
			path,
			reason: `has ${numbers.length} numbers, others have ${highest}`
		}];
		const sum = numbers.reduce((total, some) => total + some, 0);
		const backs = cards.filter(({ die }) => die === colour).length;
		return sum === backs ? [] : [{
			path,
			reason: `has ${sum} dice for ${backs} cards`
		}];
	});
	return [...strangers, ...counts];
}
function sizeFaults({ setUp, thresholds, cards }) {
	const { handLimit, additionalDice, smallGrid } = thresholds;
	const smallest = Math.min(...Object.values(setUp.grid));
	return [
		...Object.entries(setUp.grid).flatMap(([players, size]) => {
			const needed = size + Number(players) * setUp.hand + 1;
			if (needed <= cards.length) return [];
			return [{
				path: `setUp.grid.${players}`,
				reason: `needs ${needed} cards, there are ${cards.length}`
			}];
		}),
		...beyond("setUp.hand", setUp.hand, handLimit),
		...beyond("thresholds.additionalDice", additionalDice, handLimit),
		...smallGrid <= smallest ? [] : [{
			path: "thresholds.smallGrid",
			reason: `${smallGrid} is above the grid of ${smallest}`
		}]
	];
}
function beyond(path, value, handLimit) {
	return value <= handLimit ? [] : [{
		path,
		reason: `${value} is above the hand limit of ${handLimit}`
	}];
}
/** What a place begins with must not set anything off: the game has not begun. */
function handicapFaults({ setUp: { handicap = {} }, thresholds }) {
	const limits = {
		fame: thresholds.famePerFlip,
		coins: thresholds.coinsPerFlip,
		karma: thresholds.karmaPerAdministrator,
		administrators: thresholds.administratorsPerExchange
	};
	const tokens = Object.keys(limits);
	return Object.entries(handicap).flatMap(([players, purses]) => purses.flatMap((purse, place) => tokens.filter((token) => (purse[token] ?? 0) >= limits[token]).map((token) => ({
		path: `setUp.handicap.${players}[${place}].${token}`,
		reason: `${purse[token]} reaches the threshold of ${limits[token]}`
	}))));
}
/** A reward that could copy itself would never end, and some gains belong to one place only. */
const FOREIGN_GAINS = {
	shipRewards: [
		"ship",
		"copied-ship-reward",
		"top-card",
		"turn"
	],
	palaceActions: [
		"ship",
		"palace-action",
		"turn"
	],
	bonuses: [
		"copied-ship-reward",
		"top-card",
		"coins-per-good"
	]
};
/** More than one of these is written as several parts. */
const SINGLE_GAINS = [
	"palace-action",
	"ship",
	"copied-ship-reward",
	"top-card"
];
function effectFaults({ shipRewards, palaceActions, bonuses, thresholds }) {
	const faults = (place, path, parts) => parts.flatMap((part, index) => partFaults(`${path}[${index}]`, part, FOREIGN_GAINS[place], thresholds.handLimit));
	return [
		...Object.entries(shipRewards).flatMap(([id, parts]) => faults("shipRewards", `shipRewards.${id}`, parts)),
		...Object.entries(palaceActions).flatMap(([id, parts]) => faults("palaceActions", `palaceActions.${id}`, parts)),
		...Object.entries(bonuses).flatMap(([id, alternatives]) => alternatives.flatMap((parts, index) => faults("bonuses", `bonuses.${id}[${index}]`, parts)))
	];
}
function partFaults(path, { gain, count, atLeast }, foreign, handLimit) {
	const faults = [];
	if (foreign.includes(gain)) faults.push({
		path: `${path}.gain`,
		reason: `"${gain}" cannot be given here`
	});
	if (SINGLE_GAINS.includes(gain) && count > 1) faults.push({
		path: `${path}.count`,
		reason: `"${gain}" is given one at a time`
	});
	if (gain === "dice") faults.push(...beyond(`${path}.count`, count, handLimit));
	if (atLeast === void 0) return faults;
	if (gain !== "goods-cards") faults.push({
		path: `${path}.atLeast`,
		reason: "only goods cards may be taken in part"
	});
	if (atLeast > count) faults.push({
		path: `${path}.atLeast`,
		reason: `${atLeast} is above the count of ${count}`
	});
	return faults;
}
function cardFaults(edition, card, path) {
	const highest = Math.max(...Object.values(edition.dice).map((counts) => counts.length));
	const faults = unknown(`${path}.die`, card.die, edition.dieColours);
	switch (card.kind) {
		case "building":
			faults.push(...unknown(`${path}.cost.colour`, card.cost.colour, edition.dieColours));
			faults.push(...card.buildings.flatMap((type, index) => unknown(`${path}.buildings[${index}]`, type, edition.buildingTypes)));
			break;
		case "ship":
			faults.push(...numberFaults(`${path}.cost`, card.cost, highest));
			faults.push(...unknown(`${path}.reward`, card.reward, Object.keys(edition.shipRewards)));
			break;
		case "palace":
			faults.push(...numberFaults(`${path}.action`, card.action, highest));
			faults.push(...unknown(`${path}.action`, String(card.action), Object.keys(edition.palaceActions)));
	}
	return card.kind === "palace" ? faults : [...faults, ...goodsFaults(edition, card.goods, path)];
}
function numberFaults(path, number, highest) {
	return number <= highest ? [] : [{
		path,
		reason: `${number} is no number of a die; the highest is ${highest}`
	}];
}
function goodsFaults({ goodsTypes }, goods, path) {
	const types = goods.map(({ type }) => type);
	return [...types.flatMap((type, index) => unknown(`${path}.goods[${index}].type`, type, goodsTypes)), ...repeats(`${path}.goods`, types, "type")];
}
// packages/games/cards-and-karma/src/edition.ts
/** What a reward, a palace action or a bonus can give. */
const GAINS = [
	"fame",
	"coins",
	"karma",
	"administrators",
	"dice",
	"goods-cards",
	"palace-action",
	"ship",
	"coins-per-good",
	"copied-ship-reward",
	"top-card",
	"turn"
];
const count = integer({ min: 0 });
const positive = integer({ min: 1 });
const names = array(text(), { min: 2 });
const part = object({
	gain: oneOf(GAINS),
	count: positive
}, { atLeast: count });
const parts = array(part, { min: 1 });
const purse = object({}, {
	fame: count,
	coins: count,
	karma: count,
	administrators: count
});
const goods = array(object({
	type: text(),
	value: positive
}), { max: 2 });
const CARD_SHAPES = {
	building: cardShape({
		cost: object({
			colour: text(),
			sum: positive
		}),
		buildings: array(text(), {
			min: 1,
			max: 2
		}),
		goods
	}),
	ship: cardShape({
		cost: positive,
		flag: positive,
		reward: text(),
		goods
	}),
	goods: cardShape({
		goods: array(object({
			type: text(),
			value: positive
		}), {
			min: 1,
			max: 2
		}),
		coins: count
	}),
	palace: cardShape({ action: positive })
};
const CARD_KIND = oneOf(Object.keys(CARD_SHAPES));
/** One purse for each place in the order of play. */
function purses(players) {
	return array(purse, {
		min: players,
		max: players
	});
}
function cardShape(own) {
	return object({
		id: text(),
		kind: text(),
		die: text(),
		...own
	});
}
function card(value, path) {
	const kind = typeof value === "object" && value !== null && "kind" in value ? value.kind : void 0;
	const faults = CARD_KIND(kind, `${path}.kind`);
	return faults.length > 0 ? faults : CARD_SHAPES[kind](value, path);
}
const THRESHOLDS = {
	handLimit: positive,
	smallGrid: positive,
	stagesPerRound: positive,
	karmaBetweenStages: count,
	famePerFlip: positive,
	coinsPerFlip: positive,
	karmaPerAdministrator: positive,
	administratorsPerExchange: positive,
	famePerExchange: count,
	famePerBuilding: count,
	sameKindSet: positive,
	shipSet: positive,
	administratorsPerSet: count,
	additionalDice: positive,
	valueOfFame: count,
	valueOfCoin: count
};
const EDITION = object({
	id: text(),
	title: text(),
	provenance: record(text()),
	dieColours: names,
	dice: record(array(count, { min: 1 })),
	buildingTypes: names,
	goodsTypes: names,
	playerColours: array(text(), { min: 4 }),
	setUp: object({
		grid: object({
			2: positive,
			3: positive,
			4: positive
		}),
		hand: count
	}, { handicap: object({}, {
		2: purses(2),
		3: purses(3),
		4: purses(4)
	}) }),
	thresholds: object(THRESHOLDS),
	supply: object({
		fame: count,
		coins: count,
		karma: count,
		administrators: count
	}),
	shipRewards: record(parts),
	palaceActions: record(parts),
	bonuses: record(array(parts, { min: 1 })),
	track: array(text(), { min: 1 }),
	cards: array(card, { min: 1 })
});
/** Refuses a malformed edition with the path and reason of each fault. */
function parseEdition(data) {
	const misshapen = EDITION(data, "");
	if (misshapen.length > 0) return fail(misshapen);
	const edition = data;
	const faults = editionFaults(edition);
	return faults.length > 0 ? fail(faults) : ok(edition);
}
// packages/games/cards-and-karma/src/data/house.json
var house_default = {
	id: "house",
	title: "House deck",
	provenance: {
		"setUp": "found: grid sizes, hand and hand limit of the rulebook",
		"thresholds": "found: rulebook",
		"supply": "found: list of contents; no supply limits play",
		"dieColours": "derived: blue is named in an example; the four colours are those of the board game of this family",
		"dice": "house: six of each colour and number, 144 in all; the printed pairing is unknown, so each game deals the numbers anew",
		"buildingTypes": "derived: colours of the examples",
		"goodsTypes": "found: rulebook",
		"playerColours": "house: four sets are found, their colours are ours",
		"shipRewards": "found: rulebook; whether a ship prints one, two or one to two goods cards is ours",
		"palaceActions": "found: rulebook",
		"bonuses": "found: rulebook",
		"track": "derived: six cards and six bonuses, so one of each",
		"cards": "house: 144 cards and 28 ships are found; counts per kind, costs, values and rewards are ours"
	},
	dieColours: [
		"blue",
		"green",
		"orange",
		"purple"
	],
	dice: {
		"blue": [
			6,
			6,
			6,
			6,
			6,
			6
		],
		"green": [
			6,
			6,
			6,
			6,
			6,
			6
		],
		"orange": [
			6,
			6,
			6,
			6,
			6,
			6
		],
		"purple": [
			6,
			6,
			6,
			6,
			6,
			6
		]
	},
	buildingTypes: [
		"red",
		"yellow",
		"white"
	],
	goodsTypes: [
		"silk",
		"tea",
		"spice"
	],
	playerColours: [
		"crimson",
		"saffron",
		"teal",
		"charcoal"
	],
	setUp: {
		"grid": {
			"2": 12,
			"3": 16,
			"4": 20
		},
		"hand": 4
	},
	thresholds: {
		"handLimit": 8,
		"smallGrid": 4,
		"stagesPerRound": 2,
		"karmaBetweenStages": 1,
		"famePerFlip": 3,
		"coinsPerFlip": 6,
		"karmaPerAdministrator": 3,
		"administratorsPerExchange": 3,
		"famePerExchange": 2,
		"famePerBuilding": 1,
		"sameKindSet": 3,
		"shipSet": 3,
		"administratorsPerSet": 1,
		"additionalDice": 2,
		"valueOfFame": 2,
		"valueOfCoin": 1
	},
	supply: {
		"fame": 8,
		"coins": 20,
		"karma": 8,
		"administrators": 12
	},
	shipRewards: {
		"karma2": [{
			"gain": "karma",
			"count": 2
		}],
		"dice2": [{
			"gain": "dice",
			"count": 2
		}],
		"coins3": [{
			"gain": "coins",
			"count": 3
		}],
		"coins2fame1": [{
			"gain": "coins",
			"count": 2
		}, {
			"gain": "fame",
			"count": 1
		}],
		"goodsCard1": [{
			"gain": "goods-cards",
			"count": 1
		}],
		"goodsCard2": [{
			"gain": "goods-cards",
			"count": 2
		}],
		"die1good": [{
			"gain": "dice",
			"count": 1
		}],
		"fame1good": [{
			"gain": "fame",
			"count": 1
		}],
		"karma1good": [{
			"gain": "karma",
			"count": 1
		}],
		"goodsCard1die1": [{
			"gain": "goods-cards",
			"count": 1
		}, {
			"gain": "dice",
			"count": 1
		}],
		"palace1": [{
			"gain": "palace-action",
			"count": 1
		}]
	},
	palaceActions: {
		"2": [{
			"gain": "dice",
			"count": 2
		}],
		"3": [{
			"gain": "karma",
			"count": 2
		}, {
			"gain": "dice",
			"count": 1
		}],
		"4": [{
			"gain": "coins-per-good",
			"count": 1
		}],
		"5": [{
			"gain": "karma",
			"count": 1
		}, {
			"gain": "copied-ship-reward",
			"count": 1
		}],
		"6": [{
			"gain": "top-card",
			"count": 1
		}]
	},
	bonuses: {
		"karma2": [[{
			"gain": "karma",
			"count": 2
		}]],
		"coins2orPalace1": [[{
			"gain": "coins",
			"count": 2
		}], [{
			"gain": "palace-action",
			"count": 1
		}]],
		"fame1orShip1": [[{
			"gain": "fame",
			"count": 1
		}], [{
			"gain": "ship",
			"count": 1
		}]],
		"admin1": [[{
			"gain": "administrators",
			"count": 1
		}]],
		"dice2": [[{
			"gain": "dice",
			"count": 2
		}]],
		"anotherTurn": [[{
			"gain": "turn",
			"count": 1
		}]]
	},
	track: [
		"karma2",
		"coins2orPalace1",
		"fame1orShip1",
		"admin1",
		"dice2",
		"anotherTurn"
	],
	cards: [
		{
			"id": "building-blue-01",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "blue",
				"sum": 3
			},
			"buildings": ["red"],
			"goods": []
		},
		{
			"id": "building-blue-02",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "blue",
				"sum": 4
			},
			"buildings": ["yellow"],
			"goods": []
		},
		{
			"id": "building-blue-03",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "blue",
				"sum": 5
			},
			"buildings": ["white"],
			"goods": []
		},
		{
			"id": "building-blue-04",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "blue",
				"sum": 6
			},
			"buildings": ["red"],
			"goods": []
		},
		{
			"id": "building-blue-05",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "blue",
				"sum": 5
			},
			"buildings": ["yellow"],
			"goods": []
		},
		{
			"id": "building-blue-06",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "blue",
				"sum": 4
			},
			"buildings": ["white"],
			"goods": []
		},
		{
			"id": "building-blue-07",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "blue",
				"sum": 5
			},
			"buildings": ["red"],
			"goods": [{
				"type": "silk",
				"value": 1
			}]
		},
		{
			"id": "building-blue-08",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "blue",
				"sum": 7
			},
			"buildings": ["yellow"],
			"goods": [{
				"type": "tea",
				"value": 2
			}]
		},
		{
			"id": "building-blue-09",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "blue",
				"sum": 8
			},
			"buildings": ["white"],
			"goods": [{
				"type": "spice",
				"value": 3
			}]
		},
		{
			"id": "building-blue-10",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "blue",
				"sum": 9
			},
			"buildings": ["red"],
			"goods": [{
				"type": "tea",
				"value": 3
			}]
		},
		{
			"id": "building-blue-11",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "blue",
				"sum": 7
			},
			"buildings": ["yellow"],
			"goods": [{
				"type": "spice",
				"value": 2
			}]
		},
		{
			"id": "building-blue-12",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "blue",
				"sum": 6
			},
			"buildings": ["white"],
			"goods": [{
				"type": "silk",
				"value": 1
			}]
		},
		{
			"id": "building-blue-13",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "blue",
				"sum": 8
			},
			"buildings": ["red", "yellow"],
			"goods": []
		},
		{
			"id": "building-blue-14",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "blue",
				"sum": 9
			},
			"buildings": ["yellow", "white"],
			"goods": []
		},
		{
			"id": "building-blue-15",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "blue",
				"sum": 10
			},
			"buildings": ["red", "white"],
			"goods": []
		},
		{
			"id": "building-blue-16",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "blue",
				"sum": 11
			},
			"buildings": ["red", "yellow"],
			"goods": []
		},
		{
			"id": "building-blue-17",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "blue",
				"sum": 10
			},
			"buildings": ["yellow", "white"],
			"goods": []
		},
		{
			"id": "building-blue-18",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "blue",
				"sum": 9
			},
			"buildings": ["red", "white"],
			"goods": []
		},
		{
			"id": "building-green-01",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "green",
				"sum": 4
			},
			"buildings": ["red"],
			"goods": []
		},
		{
			"id": "building-green-02",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "green",
				"sum": 5
			},
			"buildings": ["yellow"],
			"goods": []
		},
		{
			"id": "building-green-03",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "green",
				"sum": 6
			},
			"buildings": ["white"],
			"goods": []
		},
		{
			"id": "building-green-04",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "green",
				"sum": 5
			},
			"buildings": ["red"],
			"goods": []
		},
		{
			"id": "building-green-05",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "green",
				"sum": 4
			},
			"buildings": ["yellow"],
			"goods": []
		},
		{
			"id": "building-green-06",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "green",
				"sum": 3
			},
			"buildings": ["white"],
			"goods": []
		},
		{
			"id": "building-green-07",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "green",
				"sum": 5
			},
			"buildings": ["red"],
			"goods": [{
				"type": "tea",
				"value": 1
			}]
		},
		{
			"id": "building-green-08",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "green",
				"sum": 7
			},
			"buildings": ["yellow"],
			"goods": [{
				"type": "spice",
				"value": 2
			}]
		},
		{
			"id": "building-green-09",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "green",
				"sum": 8
			},
			"buildings": ["white"],
			"goods": [{
				"type": "silk",
				"value": 3
			}]
		},
		{
			"id": "building-green-10",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "green",
				"sum": 9
			},
			"buildings": ["red"],
			"goods": [{
				"type": "spice",
				"value": 3
			}]
		},
		{
			"id": "building-green-11",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "green",
				"sum": 7
			},
			"buildings": ["yellow"],
			"goods": [{
				"type": "silk",
				"value": 2
			}]
		},
		{
			"id": "building-green-12",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "green",
				"sum": 6
			},
			"buildings": ["white"],
			"goods": [{
				"type": "tea",
				"value": 1
			}]
		},
		{
			"id": "building-green-13",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "green",
				"sum": 9
			},
			"buildings": ["red", "yellow"],
			"goods": []
		},
		{
			"id": "building-green-14",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "green",
				"sum": 10
			},
			"buildings": ["yellow", "white"],
			"goods": []
		},
		{
			"id": "building-green-15",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "green",
				"sum": 11
			},
			"buildings": ["red", "white"],
			"goods": []
		},
		{
			"id": "building-green-16",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "green",
				"sum": 10
			},
			"buildings": ["red", "yellow"],
			"goods": []
		},
		{
			"id": "building-green-17",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "green",
				"sum": 9
			},
			"buildings": ["yellow", "white"],
			"goods": []
		},
		{
			"id": "building-green-18",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "green",
				"sum": 8
			},
			"buildings": ["red", "white"],
			"goods": []
		},
		{
			"id": "building-orange-01",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "orange",
				"sum": 5
			},
			"buildings": ["red"],
			"goods": []
		},
		{
			"id": "building-orange-02",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "orange",
				"sum": 6
			},
			"buildings": ["yellow"],
			"goods": []
		},
		{
			"id": "building-orange-03",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "orange",
				"sum": 5
			},
			"buildings": ["white"],
			"goods": []
		},
		{
			"id": "building-orange-04",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "orange",
				"sum": 4
			},
			"buildings": ["red"],
			"goods": []
		},
		{
			"id": "building-orange-05",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "orange",
				"sum": 3
			},
			"buildings": ["yellow"],
			"goods": []
		},
		{
			"id": "building-orange-06",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "orange",
				"sum": 4
			},
			"buildings": ["white"],
			"goods": []
		},
		{
			"id": "building-orange-07",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "orange",
				"sum": 7
			},
			"buildings": ["red"],
			"goods": [{
				"type": "spice",
				"value": 2
			}]
		},
		{
			"id": "building-orange-08",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "orange",
				"sum": 8
			},
			"buildings": ["yellow"],
			"goods": [{
				"type": "silk",
				"value": 3
			}]
		},
		{
			"id": "building-orange-09",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "orange",
				"sum": 9
			},
			"buildings": ["white"],
			"goods": [{
				"type": "tea",
				"value": 3
			}]
		},
		{
			"id": "building-orange-10",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "orange",
				"sum": 7
			},
			"buildings": ["red"],
			"goods": [{
				"type": "silk",
				"value": 2
			}]
		},
		{
			"id": "building-orange-11",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "orange",
				"sum": 6
			},
			"buildings": ["yellow"],
			"goods": [{
				"type": "tea",
				"value": 1
			}]
		},
		{
			"id": "building-orange-12",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "orange",
				"sum": 5
			},
			"buildings": ["white"],
			"goods": [{
				"type": "spice",
				"value": 1
			}]
		},
		{
			"id": "building-orange-13",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "orange",
				"sum": 10
			},
			"buildings": ["red", "yellow"],
			"goods": []
		},
		{
			"id": "building-orange-14",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "orange",
				"sum": 11
			},
			"buildings": ["yellow", "white"],
			"goods": []
		},
		{
			"id": "building-orange-15",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "orange",
				"sum": 10
			},
			"buildings": ["red", "white"],
			"goods": []
		},
		{
			"id": "building-orange-16",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "orange",
				"sum": 9
			},
			"buildings": ["red", "yellow"],
			"goods": []
		},
		{
			"id": "building-orange-17",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "orange",
				"sum": 8
			},
			"buildings": ["yellow", "white"],
			"goods": []
		},
		{
			"id": "building-orange-18",
			"kind": "building",
			"die": "purple",
			"cost": {
				"colour": "orange",
				"sum": 9
			},
			"buildings": ["red", "white"],
			"goods": []
		},
		{
			"id": "building-purple-01",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "purple",
				"sum": 6
			},
			"buildings": ["red"],
			"goods": []
		},
		{
			"id": "building-purple-02",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "purple",
				"sum": 5
			},
			"buildings": ["yellow"],
			"goods": []
		},
		{
			"id": "building-purple-03",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "purple",
				"sum": 4
			},
			"buildings": ["white"],
			"goods": []
		},
		{
			"id": "building-purple-04",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "purple",
				"sum": 3
			},
			"buildings": ["red"],
			"goods": []
		},
		{
			"id": "building-purple-05",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "purple",
				"sum": 4
			},
			"buildings": ["yellow"],
			"goods": []
		},
		{
			"id": "building-purple-06",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "purple",
				"sum": 5
			},
			"buildings": ["white"],
			"goods": []
		},
		{
			"id": "building-purple-07",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "purple",
				"sum": 7
			},
			"buildings": ["red"],
			"goods": [{
				"type": "tea",
				"value": 2
			}]
		},
		{
			"id": "building-purple-08",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "purple",
				"sum": 6
			},
			"buildings": ["yellow"],
			"goods": [{
				"type": "spice",
				"value": 1
			}]
		},
		{
			"id": "building-purple-09",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "purple",
				"sum": 5
			},
			"buildings": ["white"],
			"goods": [{
				"type": "silk",
				"value": 1
			}]
		},
		{
			"id": "building-purple-10",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "purple",
				"sum": 7
			},
			"buildings": ["red"],
			"goods": [{
				"type": "spice",
				"value": 2
			}]
		},
		{
			"id": "building-purple-11",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "purple",
				"sum": 8
			},
			"buildings": ["yellow"],
			"goods": [{
				"type": "silk",
				"value": 3
			}]
		},
		{
			"id": "building-purple-12",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "purple",
				"sum": 9
			},
			"buildings": ["white"],
			"goods": [{
				"type": "tea",
				"value": 3
			}]
		},
		{
			"id": "building-purple-13",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "purple",
				"sum": 11
			},
			"buildings": ["red", "yellow"],
			"goods": []
		},
		{
			"id": "building-purple-14",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "purple",
				"sum": 10
			},
			"buildings": ["yellow", "white"],
			"goods": []
		},
		{
			"id": "building-purple-15",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "purple",
				"sum": 9
			},
			"buildings": ["red", "white"],
			"goods": []
		},
		{
			"id": "building-purple-16",
			"kind": "building",
			"die": "green",
			"cost": {
				"colour": "purple",
				"sum": 8
			},
			"buildings": ["red", "yellow"],
			"goods": []
		},
		{
			"id": "building-purple-17",
			"kind": "building",
			"die": "orange",
			"cost": {
				"colour": "purple",
				"sum": 9
			},
			"buildings": ["yellow", "white"],
			"goods": []
		},
		{
			"id": "building-purple-18",
			"kind": "building",
			"die": "blue",
			"cost": {
				"colour": "purple",
				"sum": 10
			},
			"buildings": ["red", "white"],
			"goods": []
		},
		{
			"id": "ship-01",
			"kind": "ship",
			"die": "blue",
			"cost": 1,
			"flag": 1,
			"reward": "karma2",
			"goods": []
		},
		{
			"id": "ship-02",
			"kind": "ship",
			"die": "green",
			"cost": 2,
			"flag": 2,
			"reward": "die1good",
			"goods": [{
				"type": "tea",
				"value": 2
			}]
		},
		{
			"id": "ship-03",
			"kind": "ship",
			"die": "orange",
			"cost": 3,
			"flag": 3,
			"reward": "fame1good",
			"goods": [{
				"type": "spice",
				"value": 2
			}]
		},
		{
			"id": "ship-04",
			"kind": "ship",
			"die": "purple",
			"cost": 1,
			"flag": 4,
			"reward": "dice2",
			"goods": []
		},
		{
			"id": "ship-05",
			"kind": "ship",
			"die": "green",
			"cost": 2,
			"flag": 5,
			"reward": "palace1",
			"goods": []
		},
		{
			"id": "ship-06",
			"kind": "ship",
			"die": "orange",
			"cost": 1,
			"flag": 6,
			"reward": "karma1good",
			"goods": [{
				"type": "silk",
				"value": 1
			}]
		},
		{
			"id": "ship-07",
			"kind": "ship",
			"die": "purple",
			"cost": 3,
			"flag": 7,
			"reward": "coins3",
			"goods": []
		},
		{
			"id": "ship-08",
			"kind": "ship",
			"die": "blue",
			"cost": 1,
			"flag": 8,
			"reward": "goodsCard1",
			"goods": []
		},
		{
			"id": "ship-09",
			"kind": "ship",
			"die": "orange",
			"cost": 2,
			"flag": 9,
			"reward": "goodsCard1die1",
			"goods": []
		},
		{
			"id": "ship-10",
			"kind": "ship",
			"die": "purple",
			"cost": 3,
			"flag": 10,
			"reward": "coins2fame1",
			"goods": []
		},
		{
			"id": "ship-11",
			"kind": "ship",
			"die": "blue",
			"cost": 1,
			"flag": 11,
			"reward": "dice2",
			"goods": []
		},
		{
			"id": "ship-12",
			"kind": "ship",
			"die": "green",
			"cost": 2,
			"flag": 12,
			"reward": "die1good",
			"goods": [{
				"type": "spice",
				"value": 2
			}]
		},
		{
			"id": "ship-13",
			"kind": "ship",
			"die": "purple",
			"cost": 1,
			"flag": 13,
			"reward": "karma2",
			"goods": []
		},
		{
			"id": "ship-14",
			"kind": "ship",
			"die": "blue",
			"cost": 3,
			"flag": 14,
			"reward": "fame1good",
			"goods": [{
				"type": "silk",
				"value": 2
			}]
		},
		{
			"id": "ship-15",
			"kind": "ship",
			"die": "green",
			"cost": 3,
			"flag": 15,
			"reward": "goodsCard2",
			"goods": []
		},
		{
			"id": "ship-16",
			"kind": "ship",
			"die": "orange",
			"cost": 1,
			"flag": 16,
			"reward": "karma1good",
			"goods": [{
				"type": "tea",
				"value": 1
			}]
		},
		{
			"id": "ship-17",
			"kind": "ship",
			"die": "blue",
			"cost": 2,
			"flag": 17,
			"reward": "palace1",
			"goods": []
		},
		{
			"id": "ship-18",
			"kind": "ship",
			"die": "green",
			"cost": 1,
			"flag": 18,
			"reward": "goodsCard1",
			"goods": []
		},
		{
			"id": "ship-19",
			"kind": "ship",
			"die": "orange",
			"cost": 3,
			"flag": 19,
			"reward": "coins2fame1",
			"goods": []
		},
		{
			"id": "ship-20",
			"kind": "ship",
			"die": "purple",
			"cost": 2,
			"flag": 20,
			"reward": "die1good",
			"goods": [{
				"type": "silk",
				"value": 2
			}]
		},
		{
			"id": "ship-21",
			"kind": "ship",
			"die": "green",
			"cost": 1,
			"flag": 21,
			"reward": "karma2",
			"goods": []
		},
		{
			"id": "ship-22",
			"kind": "ship",
			"die": "orange",
			"cost": 3,
			"flag": 22,
			"reward": "fame1good",
			"goods": [{
				"type": "tea",
				"value": 2
			}]
		},
		{
			"id": "ship-23",
			"kind": "ship",
			"die": "purple",
			"cost": 1,
			"flag": 23,
			"reward": "karma1good",
			"goods": [{
				"type": "spice",
				"value": 1
			}]
		},
		{
			"id": "ship-24",
			"kind": "ship",
			"die": "blue",
			"cost": 2,
			"flag": 24,
			"reward": "goodsCard1die1",
			"goods": []
		},
		{
			"id": "ship-25",
			"kind": "ship",
			"die": "orange",
			"cost": 1,
			"flag": 25,
			"reward": "dice2",
			"goods": []
		},
		{
			"id": "ship-26",
			"kind": "ship",
			"die": "purple",
			"cost": 3,
			"flag": 26,
			"reward": "coins3",
			"goods": []
		},
		{
			"id": "ship-27",
			"kind": "ship",
			"die": "blue",
			"cost": 2,
			"flag": 27,
			"reward": "palace1",
			"goods": []
		},
		{
			"id": "ship-28",
			"kind": "ship",
			"die": "green",
			"cost": 1,
			"flag": 28,
			"reward": "goodsCard1",
			"goods": []
		},
		{
			"id": "goods-01",
			"kind": "goods",
			"die": "blue",
			"goods": [{
				"type": "silk",
				"value": 1
			}],
			"coins": 1
		},
		{
			"id": "goods-02",
			"kind": "goods",
			"die": "green",
			"goods": [{
				"type": "silk",
				"value": 1
			}],
			"coins": 1
		},
		{
			"id": "goods-03",
			"kind": "goods",
			"die": "orange",
			"goods": [{
				"type": "silk",
				"value": 2
			}],
			"coins": 0
		},
		{
			"id": "goods-04",
			"kind": "goods",
			"die": "purple",
			"goods": [{
				"type": "silk",
				"value": 3
			}],
			"coins": 0
		},
		{
			"id": "goods-05",
			"kind": "goods",
			"die": "green",
			"goods": [{
				"type": "tea",
				"value": 1
			}],
			"coins": 1
		},
		{
			"id": "goods-06",
			"kind": "goods",
			"die": "orange",
			"goods": [{
				"type": "tea",
				"value": 1
			}],
			"coins": 1
		},
		{
			"id": "goods-07",
			"kind": "goods",
			"die": "purple",
			"goods": [{
				"type": "tea",
				"value": 2
			}],
			"coins": 0
		},
		{
			"id": "goods-08",
			"kind": "goods",
			"die": "blue",
			"goods": [{
				"type": "tea",
				"value": 3
			}],
			"coins": 0
		},
		{
			"id": "goods-09",
			"kind": "goods",
			"die": "orange",
			"goods": [{
				"type": "spice",
				"value": 1
			}],
			"coins": 1
		},
		{
			"id": "goods-10",
			"kind": "goods",
			"die": "purple",
			"goods": [{
				"type": "spice",
				"value": 1
			}],
			"coins": 1
		},
		{
			"id": "goods-11",
			"kind": "goods",
			"die": "blue",
			"goods": [{
				"type": "spice",
				"value": 2
			}],
			"coins": 0
		},
		{
			"id": "goods-12",
			"kind": "goods",
			"die": "green",
			"goods": [{
				"type": "spice",
				"value": 3
			}],
			"coins": 0
		},
		{
			"id": "goods-13",
			"kind": "goods",
			"die": "green",
			"goods": [{
				"type": "silk",
				"value": 1
			}, {
				"type": "tea",
				"value": 1
			}],
			"coins": 0
		},
		{
			"id": "goods-14",
			"kind": "goods",
			"die": "orange",
			"goods": [{
				"type": "silk",
				"value": 1
			}, {
				"type": "tea",
				"value": 1
			}],
			"coins": 0
		},
		{
			"id": "goods-15",
			"kind": "goods",
			"die": "purple",
			"goods": [{
				"type": "silk",
				"value": 1
			}, {
				"type": "tea",
				"value": 2
			}],
			"coins": 0
		},
		{
			"id": "goods-16",
			"kind": "goods",
			"die": "blue",
			"goods": [{
				"type": "silk",
				"value": 2
			}, {
				"type": "tea",
				"value": 1
			}],
			"coins": 0
		},
		{
			"id": "goods-17",
			"kind": "goods",
			"die": "purple",
			"goods": [{
				"type": "tea",
				"value": 1
			}, {
				"type": "spice",
				"value": 1
			}],
			"coins": 0
		},
		{
			"id": "goods-18",
			"kind": "goods",
			"die": "blue",
			"goods": [{
				"type": "tea",
				"value": 1
			}, {
				"type": "spice",
				"value": 1
			}],
			"coins": 0
		},
		{
			"id": "goods-19",
			"kind": "goods",
			"die": "green",
			"goods": [{
				"type": "tea",
				"value": 1
			}, {
				"type": "spice",
				"value": 2
			}],
			"coins": 0
		},
		{
			"id": "goods-20",
			"kind": "goods",
			"die": "orange",
			"goods": [{
				"type": "tea",
				"value": 2
			}, {
				"type": "spice",
				"value": 1
			}],
			"coins": 0
		},
		{
			"id": "goods-21",
			"kind": "goods",
			"die": "green",
			"goods": [{
				"type": "silk",
				"value": 1
			}, {
				"type": "spice",
				"value": 1
			}],
			"coins": 0
		},
		{
			"id": "goods-22",
			"kind": "goods",
			"die": "orange",
			"goods": [{
				"type": "silk",
				"value": 1
			}, {
				"type": "spice",
				"value": 1
			}],
			"coins": 0
		},
		{
			"id": "goods-23",
			"kind": "goods",
			"die": "purple",
			"goods": [{
				"type": "silk",
				"value": 1
			}, {
				"type": "spice",
				"value": 2
			}],
			"coins": 0
		},
		{
			"id": "goods-24",
			"kind": "goods",
			"die": "blue",
			"goods": [{
				"type": "silk",
				"value": 2
			}, {
				"type": "spice",
				"value": 1
			}],
			"coins": 0
		},
		{
			"id": "palace-2-blue",
			"kind": "palace",
			"die": "blue",
			"action": 2
		},
		{
			"id": "palace-2-green",
			"kind": "palace",
			"die": "green",
			"action": 2
		},
		{
			"id": "palace-2-orange",
			"kind": "palace",
			"die": "orange",
			"action": 2
		},
		{
			"id": "palace-2-purple",
			"kind": "palace",
			"die": "purple",
			"action": 2
		},
		{
			"id": "palace-3-blue",
			"kind": "palace",
			"die": "blue",
			"action": 3
		},
		{
			"id": "palace-3-green",
			"kind": "palace",
			"die": "green",
			"action": 3
		},
		{
			"id": "palace-3-orange",
			"kind": "palace",
			"die": "orange",
			"action": 3
		},
		{
			"id": "palace-3-purple",
			"kind": "palace",
			"die": "purple",
			"action": 3
		},
		{
			"id": "palace-4-blue",
			"kind": "palace",
			"die": "blue",
			"action": 4
		},
		{
			"id": "palace-4-green",
			"kind": "palace",
			"die": "green",
			"action": 4
		},
		{
			"id": "palace-4-orange",
			"kind": "palace",
			"die": "orange",
			"action": 4
		},
		{
			"id": "palace-4-purple",
			"kind": "palace",
			"die": "purple",
			"action": 4
		},
		{
			"id": "palace-5-blue",
			"kind": "palace",
			"die": "blue",
			"action": 5
		},
		{
			"id": "palace-5-green",
			"kind": "palace",
			"die": "green",
			"action": 5
		},
		{
			"id": "palace-5-orange",
			"kind": "palace",
			"die": "orange",
			"action": 5
		},
		{
			"id": "palace-5-purple",
			"kind": "palace",
			"die": "purple",
			"action": 5
		},
		{
			"id": "palace-6-blue",
			"kind": "palace",
			"die": "blue",
			"action": 6
		},
		{
			"id": "palace-6-green",
			"kind": "palace",
			"die": "green",
			"action": 6
		},
		{
			"id": "palace-6-orange",
			"kind": "palace",
			"die": "orange",
			"action": 6
		},
		{
			"id": "palace-6-purple",
			"kind": "palace",
			"die": "purple",
			"action": 6
		}
	]
};
// packages/games/cards-and-karma/src/data/late-karma.json
var id$1 = "late-karma";
var title$1 = "Karma for the last two: a variant of the house deck";
var handicap = { "4": [
	{},
	{},
	{ "karma": 1 },
	{ "karma": 2 }
] };
var provenance$1 = { "setUp": "house: a variant, not printed: with four players the third in the order of play begins with one karma and the fourth with two; the rest is found in the rulebook" };
// packages/games/cards-and-karma/src/data/swift.json
var id = "swift";
var title = "Swift house deck";
var buildingDiscount = 1;
var provenance = { "cards": "house: the house deck with every building one pip cheaper, so that games are half a round shorter" };
// packages/games/cards-and-karma/src/editions.ts
/** The house deck with cheaper buildings; docs/balance-cards-and-karma.md tells why. */
const SWIFT = {
	...house_default,
	id,
	title,
	provenance: {
		...house_default.provenance,
		...provenance
	},
	cards: house_default.cards.map(cheaper)
};
function cheaper(card) {
	if (typeof card.cost !== "object") return card;
	return {
		...card,
		cost: {
			...card.cost,
			sum: card.cost.sum - buildingDiscount
		}
	};
}
/** The first is the usual one. */
const EDITIONS = [
	house_default,
	SWIFT,
	{
		...house_default,
		id: id$1,
		title: title$1,
		provenance: {
			...house_default.provenance,
			...provenance$1
		},
		setUp: {
			...house_default.setUp,
			handicap
		}
	}
].map((data) => ({
	id: data.id,
	title: data.title,
	data,
	provenance: data.provenance
}));
// packages/games/cards-and-karma/src/state.ts
const TOKENS = [
	"fame",
	"coins",
	"karma",
	"administrators"
];
function emptyState(game) {
	const { players, cardCount, track } = game;
	return {
		grid: Array(game.gridSize).fill(-1),
		top: -1,
		pile: game.allCards.slice(),
		discards: [],
		resolving: [],
		numbers: Array(cardCount).fill(0),
		unseen: game.allDice.slice(),
		hands: emptyRows(players),
		buildings: emptyRows(players),
		ships: emptyRows(players),
		goods: emptyRows(players),
		tokens: Array(players * TOKENS.length).fill(0),
		flips: Array(players * 2).fill(0),
		tracks: Array(players * track.length).fill(-1),
		tracksOpen: false,
		bonusTurns: Array(players).fill(0),
		waiting: [],
		reservedGoods: [],
		reservedShips: [],
		round: 0,
		stage: 0,
		slot: 0,
		start: -1
	};
}
function emptyRows(players) {
	const rows = [];
	for (let seat = 0; seat < players; seat++) rows.push([]);
	return rows;
}
function copyState(_game, state) {
	return {
		grid: state.grid.slice(),
		top: state.top,
		pile: state.pile.slice(),
		discards: state.discards.slice(),
		resolving: state.resolving.slice(),
		numbers: state.numbers.slice(),
		unseen: state.unseen.slice(),
		hands: copyRows(state.hands),
		buildings: copyRows(state.buildings),
		ships: copyRows(state.ships),
		goods: copyRows(state.goods),
		tokens: state.tokens.slice(),
		flips: state.flips.slice(),
		tracks: state.tracks.slice(),
		tracksOpen: state.tracksOpen,
		bonusTurns: state.bonusTurns.slice(),
		waiting: state.waiting.slice(),
		reservedGoods: state.reservedGoods.slice(),
		reservedShips: state.reservedShips.slice(),
		round: state.round,
		stage: state.stage,
		slot: state.slot,
		start: state.start
	};
}
function copyRows(rows) {
	const copy = rows.slice();
	for (let i = 0; i < copy.length; i++) copy[i] = entry(copy, i).slice();
	return copy;
}
/** How many tokens of a kind a seat holds; `token` is FAME, COINS, KARMA or ADMINISTRATORS. */
function held(state, seat, token) {
	return at(state.tokens, seat * TOKENS.length + token);
}
function flipped(state, seat) {
	return at(state.flips, seat * 2) + at(state.flips, seat * 2 + 1);
}
/** Whose slot it is. */
function activeSeat({ players }, { start, slot }) {
	return (start + slot) % players;
}
function isGridEmpty({ grid }) {
	for (let i = 0; i < grid.length; i++) if (at(grid, i) >= 0) return false;
	return true;
}
function gridHas({ kind }, { grid }, wanted) {
	for (let i = 0; i < grid.length; i++) if (at(grid, i) >= 0 && at(kind, at(grid, i)) === wanted) return true;
	return false;
}
/** Cards that can still be drawn, discards to be shuffled included. */
function hasDrawable({ top, pile, discards }) {
	return top >= 0 || pile.length > 0 || discards.length > 0;
}
// packages/games/cards-and-karma/src/game.ts
const KINDS = [
	"building",
	"ship",
	"goods",
	"palace"
];
function compile(edition, agreement) {
	const { cards, shipRewards, palaceActions } = edition;
	const effects = [];
	const add = (parts) => effects.push(parts) - 1;
	const rewards = mapValues(shipRewards, add);
	const actions = mapValues(palaceActions, add);
	const bonuses = Object.entries(edition.bonuses).map(([id, alternatives]) => ({
		id,
		alternatives: alternatives.map(add),
		names: alternatives.map((parts) => parts.map(({ gain, count }) => `${count}-${gain}`).join("-"))
	}));
	const highest = defined(Object.values(edition.dice)[0], "numbers of the dice").length;
	return {
		...agreement,
		edition,
		thresholds: edition.thresholds,
		gridSize: defined(edition.setUp.grid[agreement.players], "grid size"),
		handicap: handicapOf(edition, agreement.players),
		cardCount: cards.length,
		allCards: cards.map((_card, index) => index),
		allDice: allDiceOf(edition),
		colourCount: edition.dieColours.length,
		highest,
		...cardTables(edition),
		costEntry: cards.map((card) => costEntryOf(card, edition, highest)),
		costLimit: cards.map((card) => card.kind === "building" ? card.cost.sum : Number(card.kind !== "goods")),
		noPower: Array.from({ length: 1 + highest + 2 * edition.dieColours.length }, () => 0),
		effect: cards.map((card) => effectOf(card, rewards, actions)),
		effects,
		bonuses,
		track: edition.track.map((id) => bonuses.findIndex((bonus) => bonus.id === id)),
		choices: choiceTable({
			cards: cards.length,
			highest,
			bonuses: bonuses.length,
			players: agreement.players
		})
	};
}
function handicapOf({ setUp: { handicap = {} } }, players) {
	return (handicap[players] ?? []).flatMap((purse) => TOKENS.map((token) => purse[token] ?? 0));
}
/** Pushed one by one: flattening would leave an array of the slower kind with holes, and reading mixes the kinds. */
function allDiceOf({ dieColours, dice }) {
	const all = [];
	for (const colour of dieColours) for (const count of dice[colour] ?? []) all.push(count);
	return all;
}
function mapValues(record, map) {
	return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
function effectOf(card, rewards, actions) {
	if (card.kind === "ship") return defined(rewards[card.reward], "ship reward");
	if (card.kind === "palace") return defined(actions[card.action], "palace action");
	return -1;
}
function cardTables({ cards, dieColours, buildingTypes, goodsTypes }) {
	const goods = cards.map((card) => card.kind === "palace" ? [] : card.goods);
	return {
		kind: cards.map((card) => KINDS.indexOf(card.kind)),
		dieColour: cards.map(({ die }) => dieColours.indexOf(die)),
		costColour: cards.map((card) => card.kind === "building" ? dieColours.indexOf(card.cost.colour) : -1),
		cost: cards.map(costOf),
		buildings: cards.map((card) => card.kind === "building" ? card.buildings.map((type) => buildingTypes.indexOf(type)) : []),
		goodTypes: goods.map((list) => list.map(({ type }) => goodsTypes.indexOf(type))),
		goodValues: goods.map((list) => list.map(({ value }) => value)),
		flag: cards.map((card) => card.kind === "ship" ? card.flag : 0),
		coins: cards.map((card) => card.kind === "goods" ? card.coins : 0)
	};
}
function costEntryOf(card, { dieColours }, highest) {
	return card.kind === "building" ? 1 + highest + dieColours.indexOf(card.cost.colour) : costOf(card);
}
function costOf(card) {
	switch (card.kind) {
		case "building": return card.cost.sum;
		case "ship": return card.cost;
		case "palace": return card.action;
		case "goods": return 0;
	}
}
// packages/games/cards-and-karma/src/scoring/payments.ts
function purchasingPower(game, state, seat) {
	const { colourCount, highest, dieColour } = game;
	const hand = entry(state.hands, seat);
	const karma = held(state, seat, 2);
	const power = game.noPower.slice();
	let shown = 0;
	for (let i = 0; i < hand.length; i++) {
		const die = at(hand, i);
		const number = at(state.numbers, die);
		const sum = 1 + highest + at(dieColour, die);
		power[sum] = at(power, sum) + number;
		power[sum + colourCount] = at(power, sum + colourCount) + highest - number;
		shown |= 1 << number;
	}
	noteNumbers(game, power, withKarma(shown, karma));
	if (karma > 0) raiseSums(game, power, karma);
	const jokers = held(state, seat, 3);
	if (jokers > 0) addJokers(game, power, jokers);
	return power;
}
/** Numbers as bits, and those that karma makes of them: each one step up or down (CNK-KARMA-02). */
function withKarma(shown, karma) {
	let reached = shown;
	for (let step = 0; step < karma; step++) reached |= reached << 1 | reached >> 1;
	return reached;
}
function noteNumbers({ highest }, power, reached) {
	for (let number = 1; number <= highest; number++) power[number] = reached >> number & 1;
}
/** Jokers alone show any number and reach a sum in any colour. */
function addJokers({ colourCount, highest }, power, jokers) {
	for (let number = 1; number <= highest; number++) power[number] = 1;
	for (let sum = 1 + highest; sum <= highest + colourCount; sum++) power[sum] = at(power, sum) + jokers * highest;
}
/** CNK-KARMA-02, CNK-KARMA-03: karma may go to several dice, and never beyond their highest number. */
function raiseSums({ colourCount, highest }, power, karma) {
	for (let sum = 1 + highest; sum <= highest + colourCount; sum++) {
		const headroom = at(power, sum + colourCount);
		power[sum] = at(power, sum) + Math.min(headroom, karma);
	}
}
/** Whether a card of the grid can be taken for its action (CNK-TURN-04). */
function reaches({ costEntry, costLimit }, power, card) {
	return at(power, at(costEntry, card)) >= at(costLimit, card);
}
// packages/games/cards-and-karma/src/steps/grid.ts
const TURN_UP_CARD = { kind: "turn-up-card" };
/** The next card of the pile is turned up at once; an empty pile is made of the discards before (CNK-GRID-04). */
function turnUpNext(state, step) {
	if (!hasDrawable(state)) return;
	if (state.pile.length === 0) step.fact({ type: "discards-shuffled" });
	step.next(TURN_UP_CARD);
}
/** CNK-GRID-02: a grid without cards gets a few new ones at once. */
function refillEmptyGrid(game, state, step) {
	if (isGridEmpty(state) && hasDrawable(state)) step.next({
		kind: "lay-grid",
		cards: game.thresholds.smallGrid
	});
}
/** Lays cards from the pile into the gaps of the grid, as many as there are (CNK-GRID-05). */
const layGrid = { run: (_game, state, frame, step) => {
	if (!hasDrawable(state)) return;
	if (state.top === -1) {
		turnUpNext(state, step);
		step.next(frame);
		return;
	}
	step.fact({
		type: "card-laid",
		card: state.top,
		slot: state.grid.indexOf(-1)
	});
	turnUpNext(state, step);
	if (frame.cards > 1) step.next({
		kind: "lay-grid",
		cards: frame.cards - 1
	});
} };
// packages/games/cards-and-karma/src/steps/dice.ts
/** CNK-DICE-05: cards that would not fit into the hand are discarded before any new one is seen. */
function makeRoom(game, state, step, seat, gain) {
	const left = entry(state.hands, seat).length + gain - game.thresholds.handLimit;
	if (left > 0) step.next({
		kind: "discard-die",
		seat,
		left
	});
}
function takeAsDie(game, state, step, seat, card) {
	step.fact({
		type: "die-taken",
		seat,
		card
	});
	refillEmptyGrid(game, state, step);
	step.next({
		kind: "see-number",
		seat,
		card
	});
}
/** The card of action A, taken once the hand has room for it. */
const takeChosenDie = { run: (game, state, { seat, card }, step) => takeAsDie(game, state, step, seat, card) };
/** Dice cards from the grid, chosen one after the other (CNK-DICE-07). */
const gainDice = { run: (game, state, frame, step) => {
	if (!isGridEmpty(state)) {
		step.next({
			kind: "take-die",
			seat: frame.seat,
			left: frame.left
		});
		return;
	}
	refillEmptyGrid(game, state, step);
	if (hasDrawable(state)) step.next(frame);
	else step.fact({
		type: "lapsed",
		seat: frame.seat,
		gain: "dice"
	});
} };
/** Dice cards from the top of the pile (CNK-ADMIN-06); missing ones are forfeited (CNK-GRID-05). */
const drawDice = { run: (_game, state, frame, step) => {
	const { seat, left } = frame;
	if (state.top === -1) {
		if (!hasDrawable(state)) return step.fact({
			type: "lapsed",
			seat,
			gain: "dice"
		});
		turnUpNext(state, step);
		return step.next(frame);
	}
	const card = state.top;
	step.fact({
		type: "die-drawn",
		seat,
		card
	});
	step.next({
		kind: "see-number",
		seat,
		card
	});
	turnUpNext(state, step);
	if (left > 1) step.next({
		kind: "draw-dice",
		seat,
		left: left - 1
	});
} };
// packages/games/cards-and-karma/src/scoring/symbols.ts
/** The buildings in a seat's row. */
function buildingSymbols({ buildings }, state, seat) {
	const symbols = [];
	addSymbols(symbols, buildings, entry(state.buildings, seat));
	return symbols;
}
/** The goods in a seat's display on whatever kind of card (CNK-GOODS-04), without those of noted sets. */
function freeGoods({ goodTypes }, state, seat) {
	const symbols = [];
	addSymbols(symbols, goodTypes, entry(state.goods, seat));
	addSymbols(symbols, goodTypes, entry(state.ships, seat));
	addSymbols(symbols, goodTypes, entry(state.buildings, seat));
	const { reservedGoods } = state;
	return reservedGoods.length === 0 ? symbols : symbols.filter((symbol) => !reservedGoods.includes(symbol));
}
/** Every good symbol in the display, noted sets included (CNK-PALACE-05). */
function countGoods({ goodTypes }, state, seat) {
	const symbols = [];
	addSymbols(symbols, goodTypes, entry(state.goods, seat));
	addSymbols(symbols, goodTypes, entry(state.ships, seat));
	addSymbols(symbols, goodTypes, entry(state.buildings, seat));
	return symbols.length;
}
/** The ships of a row that belong to no noted set. */
function freeShips({ ships, reservedShips }, seat) {
	const row = entry(ships, seat);
	return reservedShips.length === 0 ? row.slice() : row.filter((ship) => !reservedShips.includes(ship));
}
function addSymbols(symbols, table, row) {
	for (let i = 0; i < row.length; i++) {
		const card = at(row, i);
		const { length } = entry(table, card);
		for (let place = 0; place < length; place++) symbols.push(symbolOf(card, place));
	}
}
// packages/games/cards-and-karma/src/steps/discards.ts
/** Discards lie dice side up, so a number that nobody knew is seen by all (CNK-GEN-07). */
function showNumber$1(state, step, card) {
	if (at(state.numbers, card) === 0) step.next({
		kind: "show-number",
		card
	});
}
function showNumbers(state, step, cards) {
	for (let i = 0; i < cards.length; i++) showNumber$1(state, step, at(cards, i));
}
// packages/games/cards-and-karma/src/steps/gain.ts
/** Thresholds react at the very moment they are reached, unit by unit; what exceeds them stays (CNK-RES-04). */
function gain(game, state, step, seat, token, amount) {
	for (let left = amount; left > 0;) {
		const room = hasThreshold(game, state, seat, token) ? roomFor(game, state, seat, token) : left + 1;
		const part = Math.min(left, room);
		step.fact({
			type: "gained",
			seat,
			token,
			amount: part
		});
		left -= part;
		if (part === room) reachThreshold(game, state, step, seat, token);
	}
}
/** Fame and coins accumulate when there is nothing left to flip (CNK-TRACK-07). */
function hasThreshold(game, state, seat, token) {
	return token === "karma" || token === "administrators" || flipped(state, seat) < game.track.length;
}
/** How many more tokens reach the threshold. */
function roomFor(game, state, seat, token) {
	const { karmaPerAdministrator, administratorsPerExchange, famePerFlip, coinsPerFlip } = game.thresholds;
	if (token === "karma") return karmaPerAdministrator - held(state, seat, 2);
	if (token === "administrators") return administratorsPerExchange - held(state, seat, 3);
	return token === "fame" ? famePerFlip - held(state, seat, 0) : coinsPerFlip - held(state, seat, 1);
}
function reachThreshold(game, state, step, seat, token) {
	const { karmaPerAdministrator, administratorsPerExchange, famePerExchange } = game.thresholds;
	switch (token) {
		case "karma":
			step.fact({
				type: "exchanged",
				seat,
				token,
				amount: karmaPerAdministrator
			});
			gain(game, state, step, seat, "administrators", 1);
			break;
		case "administrators":
			step.fact({
				type: "exchanged",
				seat,
				token,
				amount: administratorsPerExchange
			});
			gain(game, state, step, seat, "fame", famePerExchange);
			break;
		case "fame":
			flip(game, state, step, seat, "left");
			break;
		case "coins": flip(game, state, step, seat, "right");
	}
}
/** CNK-TRACK-01, CNK-TRACK-02: the outermost card still unflipped. The bonus waits (CNK-RES-05). */
function flip(game, state, step, seat, side) {
	const { length } = game.track;
	const position = side === "left" ? at(state.flips, seat * 2) : length - 1 - at(state.flips, seat * 2 + 1);
	step.fact({
		type: "track-card-flipped",
		seat,
		side,
		position
	});
	if (game.visibleBonuses) step.fact({
		type: "bonus-won",
		seat,
		position,
		bonus: at(state.tracks, seat * length + position)
	});
	else step.next({
		kind: "reveal-bonus",
		seat,
		position
	});
	if (flipped(state, seat) === length) step.fact({
		type: "end-triggered",
		seat
	});
}
// packages/games/cards-and-karma/src/scoring/sets.ts
/** The buildings that take part in any complete set; none when there is no set. */
function buildingsInSets(game, symbols) {
	return symbolsInSets(game, symbols, buildingOf, game.edition.buildingTypes.length);
}
/** The goods that take part in any complete set; none when there is no set. */
function goodsInSets(game, symbols) {
	return symbolsInSets(game, symbols, goodOf, game.edition.goodsTypes.length);
}
const NO_SYMBOLS$1 = [];
function symbolsInSets(game, symbols, typeOf, typeCount) {
	const { sameKindSet } = game.thresholds;
	if (symbols.length < sameKindSet && symbols.length < typeCount) return NO_SYMBOLS$1;
	const counts = countTypes(game, symbols, typeOf, typeCount);
	if (!counts.includes(0)) return symbols;
	if (!counts.some((count) => count >= sameKindSet)) return NO_SYMBOLS$1;
	return symbols.filter((symbol) => at(counts, typeOf(game, symbol)) >= sameKindSet);
}
/** How many symbols there are of each type. */
function countTypes(game, symbols, typeOf, typeCount) {
	const counts = [];
	for (let type = 0; type < typeCount; type++) counts.push(0);
	for (let i = 0; i < symbols.length; i++) {
		const type = typeOf(game, at(symbols, i));
		counts[type] = at(counts, type) + 1;
	}
	return counts;
}
/** The alternatives for noted buildings; those that discard the same cards are one. */
function buildingPlans(game, symbols) {
	return distinct(plansFor(game, symbols, buildingOf, game.edition.buildingTypes.length), symbols, () => 0);
}
/** The alternatives for noted goods; those that sell the same cards for the same coins are one. */
function goodsPlans(game, symbols) {
	return distinct(plansFor(game, symbols, goodOf, game.edition.goodsTypes.length), symbols, (set) => saleOf(game, set));
}
/** CNK-THREE-03, CNK-THREE-04: the values of the goods in the set. */
function saleOf(game, set) {
	let sum = 0;
	for (let i = 0; i < set.length; i++) sum += goodValueOf(game, at(set, i));
	return sum;
}
/** The cards on which symbols stand, each once. */
function cardsOf(symbols) {
	const cards = [];
	for (let i = 0; i < symbols.length; i++) {
		const card = cardOf(at(symbols, i));
		if (!cards.includes(card)) cards.push(card);
	}
	return cards;
}
/** Every symbol of a plan. */
function symbolsOf(plan) {
	return plan.length === 1 ? entry(plan, 0) : plan.flat();
}
/** As many sets as have disjoint symbols; "all of one type" and "one of each type" can only be alternatives. */
function plansFor(game, symbols, typeOf, typeCount) {
	const ofType = [];
	for (let type = 0; type < typeCount; type++) ofType.push([]);
	for (let i = 0; i < symbols.length; i++) entry(ofType, typeOf(game, at(symbols, i))).push(at(symbols, i));
	const sameKind = ofType.filter((some) => some.length >= game.thresholds.sameKindSet);
	if (!ofType.every((some) => some.length > 0) || sameKind.length > 1) return [sameKind];
	const alternatives = combinations(ofType).map((set) => [set]);
	return sameKind.length === 0 ? alternatives : [sameKind, ...alternatives];
}
/** Every way to take one symbol of each type. */
function combinations(ofType) {
	let sets = [[]];
	for (const some of ofType) {
		const longer = [];
		for (const set of sets) for (const symbol of some) longer.push([...set, symbol]);
		sets = longer;
	}
	return sets;
}
/** Plans with the same cards and worth are one. Only cards with two symbols can be put together in several ways. */
function distinct(plans, symbols, worthOf) {
	if (plans.length < 2 || cardsOf(symbols).length === symbols.length) return plans;
	const worths = plans.map((plan) => worthOf(symbolsOf(plan)));
	const cards = plans.map((plan) => cardsOf(symbolsOf(plan)));
	const isSame = (one, other) => worths[one] === worths[other] && haveSameEntries(entry(cards, one), entry(cards, other));
	return plans.filter((_plan, index) => plans.findIndex((_other, earlier) => isSame(earlier, index)) === index);
}
function haveSameEntries(one, other) {
	return one.length === other.length && one.every((card) => other.includes(card));
}
// packages/games/cards-and-karma/src/steps/sets.ts
const NO_SYMBOLS = [];
/** The kinds of sets in the order in which they are carried out (CNK-RES-03). */
const SETS_IN_ORDER = [
	"buildings",
	"goods",
	"ships"
];
/** Notes the sets that a placement completes (CNK-RES-01, step 4); they are carried out after the reward. */
function noteSets(game, state, step, seat, card) {
	const kind = at(game.kind, card);
	return note(step, seat, kind === 0 ? completeBuildings(game, state, seat) : NO_SYMBOLS, entry(game.goodTypes, card).length > 0 ? completeGoods(game, state, seat) : NO_SYMBOLS, kind === 1 ? completeShips(game, state, seat) : NO_SYMBOLS);
}
function note(step, seat, buildings, goods, ships) {
	if (buildings.length + goods.length + ships.length === 0) return void 0;
	step.fact({
		type: "sets-noted",
		seat,
		goods,
		ships
	});
	return {
		kind: "carry-out-sets",
		seat,
		buildings,
		goods,
		ships,
		done: 0,
		leaving: NO_SYMBOLS
	};
}
function completeBuildings(game, state, seat) {
	return buildingsInSets(game, buildingSymbols(game, state, seat));
}
function completeGoods(game, state, seat) {
	return goodsInSets(game, freeGoods(game, state, seat));
}
function completeShips(game, state, seat) {
	const row = freeShips(state, seat);
	return row.length < game.thresholds.shipSet ? NO_SYMBOLS : row;
}
/** Gives the rewards of noted sets one kind after another, then discards all their cards together. */
const carryOutSets = { run: (game, state, frame, step) => {
	const done = nextKind(frame);
	if (done === SETS_IN_ORDER.length) return discardSets(game, state, step, frame);
	const plans = plansOf(game, frame, done);
	if (plans.length > 1) step.next({
		...frame,
		kind: "choose-set",
		done
	});
	else carryOutPlan(game, state, step, frame, done, entry(plans, 0));
} };
/** The next kind of which there is a set, or the number of kinds. */
function nextKind(noted) {
	let done = noted.done;
	while (done < SETS_IN_ORDER.length && noted[entry(SETS_IN_ORDER, done)].length === 0) done++;
	return done;
}
/** The alternatives for one kind of set; `done` kinds are carried out already. */
function plansOf(game, { buildings, goods, ships }, done) {
	const set = SETS_IN_ORDER[done];
	if (set === "buildings") return buildingPlans(game, buildings);
	return set === "goods" ? goodsPlans(game, goods) : [[ships]];
}
function carryOutPlan(game, state, step, noted, done, plan) {
	const { seat, buildings, goods, ships } = noted;
	const kind = entry(SETS_IN_ORDER, done);
	const leaving = noted.leaving.slice();
	for (const set of plan) {
		const cards = kind === "ships" ? set : cardsOf(set);
		const coins = kind === "goods" ? saleOf(game, set) : 0;
		step.fact({
			type: "set-carried-out",
			seat,
			set: kind,
			cards,
			coins
		});
		if (kind === "goods") gain(game, state, step, seat, "coins", coins);
		else gain(game, state, step, seat, "administrators", game.thresholds.administratorsPerSet);
		for (const card of cards) if (!leaving.includes(card)) leaving.push(card);
	}
	step.next({
		kind: "carry-out-sets",
		seat,
		buildings,
		goods,
		ships,
		done: done + 1,
		leaving
	});
}
/** CNK-RES-11: cards that a sale has taken meanwhile are gone already. */
function discardSets(game, state, step, noted) {
	const { seat, goods, ships } = noted;
	const cards = noted.leaving.filter((card) => isPlaced(state, seat, card));
	step.fact({
		type: "set-cards-discarded",
		seat,
		cards,
		goods,
		ships
	});
	showNumbers(state, step, cards);
	const further = note(step, seat, completeBuildings(game, state, seat), completeGoods(game, state, seat), NO_SYMBOLS);
	if (further) step.next(further);
}
function isPlaced({ buildings, ships, goods }, seat, card) {
	return entry(buildings, seat).includes(card) || entry(ships, seat).includes(card) || entry(goods, seat).includes(card);
}
// packages/games/cards-and-karma/src/steps/resolve.ts
/** Takes a card of the grid to be carried out (CNK-RES-01, step 2). */
function takeCard(game, state, step, seat, card) {
	step.fact({
		type: "card-taken",
		seat,
		card
	});
	refillEmptyGrid(game, state, step);
	step.next({
		kind: "resolve-card",
		seat,
		card
	});
}
/** Placement, noted sets, immediate reward, sets: the order of CNK-RES-01. */
const resolveCard = { run: (game, state, { seat, card }, step) => {
	if (at(game.kind, card) === 3) {
		step.next({
			kind: "carry-out",
			seat,
			effect: at(game.effect, card),
			part: 0
		});
		return step.next({
			kind: "discard-palace-card",
			seat,
			card
		});
	}
	if (at(game.kind, card) === 1) breakRow(game, state, step, seat, card);
	step.fact({
		type: "card-placed",
		seat,
		card
	});
	const noted = noteSets(game, state, step, seat, card);
	giveReward(game, state, step, seat, card);
	if (noted) step.next(noted);
} };
/** CNK-SHIP-03: a lower ship discards the row before it. Ships of a noted set are spared (CNK-RES-12). */
function breakRow(game, state, step, seat, card) {
	const row = freeShips(state, seat);
	const last = row.at(-1);
	if (last === void 0 || at(game.flag, card) > at(game.flag, last)) return;
	step.fact({
		type: "ships-discarded",
		seat,
		cards: row
	});
	showNumbers(state, step, row);
}
/** CNK-RES-02 */
function giveReward(game, state, step, seat, card) {
	switch (at(game.kind, card)) {
		case 0:
			gain(game, state, step, seat, "fame", entry(game.buildings, card).length * game.thresholds.famePerBuilding);
			break;
		case 2:
			gain(game, state, step, seat, "coins", at(game.coins, card));
			break;
		case 1: step.next({
			kind: "carry-out",
			seat,
			effect: at(game.effect, card),
			part: 0
		});
	}
}
/** Palace 6: the top card is carried out without cost (CNK-PALACE-12). */
const takeTopCard = { run: (_game, state, frame, step) => {
	const { seat } = frame;
	if (state.top === -1) {
		if (!hasDrawable(state)) return step.fact({
			type: "lapsed",
			seat,
			gain: "top-card"
		});
		turnUpNext(state, step);
		return step.next(frame);
	}
	const card = state.top;
	step.fact({
		type: "top-card-taken",
		seat,
		card
	});
	turnUpNext(state, step);
	step.next({
		kind: "resolve-card",
		seat,
		card
	});
} };
const discardPalaceCard = { run: (_game, state, { seat, card }, step) => {
	step.fact({
		type: "palace-card-discarded",
		seat,
		card
	});
	showNumber$1(state, step, card);
} };
// packages/games/cards-and-karma/src/steps/effects.ts
/** Carries out a reward, palace action or bonus part by part, in the order of its text (CNK-RES-09). */
const carryOut = { run: (game, state, { seat, effect, part }, step) => {
	const parts = entry(game.effects, effect);
	carryOutPart(game, state, step, seat, entry(parts, part));
	if (part + 1 < parts.length) step.next({
		kind: "carry-out",
		seat,
		effect,
		part: part + 1
	});
} };
function carryOutPart(game, state, step, seat, part) {
	switch (part.gain) {
		case "fame":
		case "coins":
		case "karma":
		case "administrators":
			gain(game, state, step, seat, part.gain, part.count);
			break;
		case "coins-per-good":
			gain(game, state, step, seat, "coins", part.count * countGoods(game, state, seat));
			break;
		case "dice":
			makeRoom(game, state, step, seat, part.count);
			step.next({
				kind: "gain-dice",
				seat,
				left: part.count
			});
			break;
		case "goods-cards":
			step.next({
				kind: "gain-goods-cards",
				seat,
				left: part.count,
				mustTake: part.atLeast ?? part.count
			});
			break;
		case "turn":
			for (let turn = 0; turn < part.count; turn++) step.fact({
				type: "bonus-turn-gained",
				seat
			});
			break;
		case "top-card":
			step.next({
				kind: "take-top-card",
				seat
			});
			break;
		case "palace-action":
		case "ship":
		case "copied-ship-reward": carryOutIfPossible(game, state, step, seat, part.gain);
	}
}
/** CNK-RES-08: what is impossible lapses. */
function isPossible(game, state, { gain }) {
	switch (gain) {
		case "palace-action": return gridHas(game, state, 3);
		case "ship": return gridHas(game, state, 1);
		case "copied-ship-reward": return state.ships.some((row) => row.length > 0);
		default: return true;
	}
}
const CHOICE_FRAMES = {
	"palace-action": "take-palace-card",
	ship: "take-ship",
	"copied-ship-reward": "copy-ship-reward"
};
function carryOutIfPossible(game, state, step, seat, what) {
	if (isPossible(game, state, { gain: what })) step.next({
		kind: CHOICE_FRAMES[what],
		seat
	});
	else step.fact({
		type: "lapsed",
		seat,
		gain: what
	});
}
// packages/games/cards-and-karma/src/steps/bonuses.ts
/** The bonus that has waited longest, completely before the next (CNK-RES-05, CNK-RES-06). */
function carryOutNextBonus(game, state, step, seat) {
	const bonus = at(state.waiting, 0);
	step.fact({
		type: "bonus-begun",
		seat,
		bonus
	});
	const possible = possibleAlternatives(game, state, bonus);
	if (possible.length > 1) step.next({
		kind: "choose-bonus",
		seat,
		bonus
	});
	else step.next({
		kind: "carry-out",
		seat,
		effect: at(entry(game.bonuses, bonus).alternatives, possible[0] ?? 0),
		part: 0
	});
}
/** CNK-BONUS-03, CNK-BONUS-04: without such a card in the grid only the other alternative is left. */
function possibleAlternatives(game, state, bonus) {
	const { alternatives } = entry(game.bonuses, bonus);
	const possible = [];
	for (let index = 0; index < alternatives.length; index++) if (isPossible(game, state, entry(entry(game.effects, at(alternatives, index)), 0))) possible.push(index);
	return possible;
}
// packages/games/cards-and-karma/src/steps/rounds.ts
/** CNK-ROUND-04: the elephant passes clockwise, except before the first round. */
const beginRound = { run: (game, state, _frame, step) => {
	const start = state.round === 0 ? state.start : (state.start + 1) % game.players;
	step.fact({
		type: "round-began",
		round: state.round + 1,
		start
	});
	step.fact({
		type: "stage-began",
		stage: 1
	});
	beginSlot(game, state, step);
} };
/** What the karma between the stages brought comes first (CNK-ROUND-03); it may have ended the game (CNK-END-04). */
const beginStage = { run: (game, state, frame, step) => {
	if (state.waiting.length > 0) {
		carryOutNextBonus(game, state, step, state.start);
		return step.next(frame);
	}
	if (isEndTriggered(game, state)) step.fact({ type: "game-ended" });
	else beginSlot(game, state, step);
} };
/** The next slot of the stage, or the end of the stage after the last. */
function beginSlot(game, state, step) {
	if (state.slot === game.players) {
		endStage(game, state, step);
		return;
	}
	const seat = activeSeat(game, state);
	step.fact({
		type: "turn-began",
		seat,
		reason: "slot"
	});
	startTurn(state, step, seat);
}
/** A turn begins with its action, unless the grid has to be filled first. */
function startTurn(state, step, seat) {
	if (isGridEmpty(state)) step.next({
		kind: "begin-turn",
		seat
	});
	else step.next({
		kind: "act",
		seat
	});
}
/** CNK-END-02: a triggered game ends with the stage. */
function endStage(game, state, step) {
	if (isEndTriggered(game, state)) step.fact({ type: "game-ended" });
	else if (state.stage < game.thresholds.stagesPerRound) turnElephant(game, state, step);
	else endRound(state, step);
}
/** CNK-ROUND-02: the back of the elephant brings karma. */
function turnElephant(game, state, step) {
	step.fact({
		type: "stage-began",
		stage: state.stage + 1
	});
	gain(game, state, step, state.start, "karma", game.thresholds.karmaBetweenStages);
	step.next({ kind: "begin-stage" });
}
/** CNK-GRID-01: the gaps are filled, the other cards stay. */
function endRound({ grid }, step) {
	let gaps = 0;
	for (let i = 0; i < grid.length; i++) if (at(grid, i) === -1) gaps++;
	if (gaps > 0) step.next({
		kind: "lay-grid",
		cards: gaps
	});
	step.next({ kind: "begin-round" });
}
/** CNK-END-01 */
function isEndTriggered({ players, track }, state) {
	for (let seat = 0; seat < players; seat++) if (flipped(state, seat) === track.length) return true;
	return false;
}
// packages/games/cards-and-karma/src/steps/turns.ts
/** CNK-TURN-04: a turn without a card in grid, pile and discards is skipped. */
const beginTurn = { run: (game, state, frame, step) => {
	const { seat } = frame;
	if (!isGridEmpty(state)) return step.next({
		kind: "act",
		seat
	});
	if (!hasDrawable(state)) return step.next({
		kind: "finish-turn",
		seat
	});
	refillEmptyGrid(game, state, step);
	step.next(frame);
} };
/** Waiting bonuses first (CNK-RES-05); then whoever has an administrator says when the turn is over (CNK-TURN-06). */
const finishTurn = { run: (game, state, frame, step) => {
	const { seat } = frame;
	if (state.waiting.length > 0) {
		carryOutNextBonus(game, state, step, seat);
		return step.next(frame);
	}
	if (held(state, seat, 3) > 0) step.next({
		kind: "use-administrator",
		seat
	});
	else endTurn(game, state, step, seat);
} };
/** CNK-TURN-07: bonus turns come before the end of the slot. */
function endTurn(game, state, step, seat) {
	if (at(state.bonusTurns, seat) > 0) {
		step.fact({
			type: "turn-began",
			seat,
			reason: "bonus"
		});
		startTurn(state, step, seat);
		return;
	}
	step.fact({
		type: "slot-ended",
		seat
	});
	beginSlot(game, state, step);
}
// packages/games/cards-and-karma/src/decisions/use-administrator.ts
/** After the action: further dice, a further turn, or the end of the turn (CNK-TURN-06, CNK-TURN-07). */
const useAdministrator = {
	ask: (_game, state, { seat }) => {
		const choices = [];
		if (hasDrawable(state)) choices.push(ADDITIONAL_DICE);
		if (at(state.bonusTurns, seat) === 0) choices.push(ADDITIONAL_TURN);
		choices.push(END_TURN);
		return {
			decider: seat,
			choices
		};
	},
	answer: (game, state, { seat }, choice, step) => {
		switch (choice.type) {
			case "additional-dice":
				drawAdditionalDice(game, state, step, seat);
				return step.next({
					kind: "finish-turn",
					seat
				});
			case "additional-turn":
				step.fact({
					type: "administrator-used",
					seat,
					use: "additional-turn"
				});
				step.fact({
					type: "turn-began",
					seat,
					reason: "administrator"
				});
				return startTurn(state, step, seat);
			case "end-turn": return endTurn(game, state, step, seat);
		}
	}
};
/** CNK-ADMIN-06, CNK-ADMIN-07 */
function drawAdditionalDice(game, state, step, seat) {
	step.fact({
		type: "administrator-used",
		seat,
		use: "additional-dice"
	});
	makeRoom(game, state, step, seat, game.thresholds.additionalDice);
	step.next({
		kind: "draw-dice",
		seat,
		left: game.thresholds.additionalDice
	});
}
// packages/games/cards-and-karma/src/decisions/act.ts
/** One of the five actions, or first two dice for an administrator (CNK-TURN-02, CNK-ADMIN-08). */
const act = {
	ask: (game, state, { seat }) => {
		const { grid } = state;
		const { takeDie, take } = game.choices;
		const choices = [];
		const power = purchasingPower(game, state, seat);
		for (let i = 0; i < grid.length; i++) {
			const card = at(grid, i);
			if (card < 0) continue;
			choices.push(entry(takeDie, card));
			if (reaches(game, power, card)) choices.push(entry(take, card));
		}
		if (held(state, seat, 3) > 0 && hasDrawable(state)) choices.push(ADDITIONAL_DICE);
		return {
			decider: seat,
			choices
		};
	},
	answer: (game, state, frame, choice, step) => {
		const { seat } = frame;
		switch (choice.type) {
			case "additional-dice":
				drawAdditionalDice(game, state, step, seat);
				return step.next(frame);
			case "take-die":
				chooseDie(game, state, step, seat, choice.card);
				return step.next({
					kind: "finish-turn",
					seat
				});
			case "take":
				buy(game, state, step, seat, choice.card);
				return step.next({
					kind: "finish-turn",
					seat
				});
		}
	}
};
function chooseDie(game, state, step, seat, card) {
	if (entry(state.hands, seat).length < game.thresholds.handLimit) {
		takeAsDie(game, state, step, seat, card);
		return;
	}
	makeRoom(game, state, step, seat, 1);
	step.next({
		kind: "take-chosen-die",
		seat,
		card
	});
}
function buy(game, state, step, seat, card) {
	const kind = at(game.kind, card);
	if (kind === 2) takeCard(game, state, step, seat, card);
	else if (kind === 0) step.next({
		kind: "pay-building",
		seat,
		card,
		over: false
	});
	else step.next({
		kind: "pay-exactly",
		seat,
		card
	});
}
// packages/games/cards-and-karma/src/decisions/choose-bonus.ts
/** Which alternative of a bonus is gained (CNK-BONUS-03, CNK-BONUS-04). */
const chooseBonus = {
	ask: (game, state, { seat, bonus }) => ({
		decider: seat,
		choices: possibleAlternatives(game, state, bonus).map((index) => ({
			type: "alternative",
			bonus,
			index
		}))
	}),
	answer: (game, _state, { seat, bonus }, choice, step) => {
		if (choice.type !== "alternative") return;
		step.next({
			kind: "carry-out",
			seat,
			effect: at(entry(game.bonuses, bonus).alternatives, choice.index),
			part: 0
		});
	}
};
// packages/games/cards-and-karma/src/decisions/choose-set.ts
/** Which set is carried out when one symbol could serve two, and with which symbols (CNK-THREE-02, CNK-THREE-11). */
const chooseSet = {
	ask: (game, _state, frame) => {
		const set = SETS_IN_ORDER[frame.done] === "buildings" ? "buildings" : "goods";
		const choices = plansOf(game, frame, frame.done).map((plan) => ({
			type: "set",
			set,
			symbols: symbolsOf(plan)
		}));
		return {
			decider: frame.seat,
			choices
		};
	},
	answer: (game, state, frame, choice, step) => {
		if (choice.type === "set") carryOutPlan(game, state, step, frame, frame.done, [choice.symbols]);
	}
};
// packages/games/cards-and-karma/src/decisions/copy-ship-reward.ts
/** Palace 5: in whose row the last ship's reward is copied (CNK-PALACE-07, CNK-PALACE-08). */
const copyShipReward = {
	ask: ({ choices }, { ships }, { seat }) => ({
		decider: seat,
		choices: choices.copy.filter((choice) => entry(ships, choice.seat).length > 0)
	}),
	answer: (game, { ships }, { seat }, choice, step) => {
		if (choice.type !== "copy") return;
		const row = entry(ships, choice.seat);
		const card = at(row, row.length - 1);
		step.fact({
			type: "ship-reward-copied",
			seat,
			from: choice.seat,
			card
		});
		step.next({
			kind: "carry-out",
			seat,
			effect: at(game.effect, card),
			part: 0
		});
	}
};
// packages/games/cards-and-karma/src/decisions/discard-die.ts
/** Which die leaves the hand so that the new ones fit (CNK-DICE-05). */
const discardDie$1 = {
	ask: ({ choices }, { hands }, { seat }) => ({
		decider: seat,
		choices: entry(hands, seat).map((card) => entry(choices.discard, card))
	}),
	answer: (_game, { numbers }, { seat, left }, choice, step) => {
		if (choice.type !== "discard") return;
		step.fact({
			type: "die-discarded",
			seat,
			card: choice.card,
			number: at(numbers, choice.card)
		});
		if (left > 1) step.next({
			kind: "discard-die",
			seat,
			left: left - 1
		});
	}
};
// packages/games/cards-and-karma/src/decisions/draw-start-player.ts
/** Chance: who has the elephant first (CNK-SETUP-07). */
const drawStartPlayer = {
	ask: ({ choices }) => ({
		decider: "chance",
		choices: choices.start,
		weights: choices.start.map(() => 1)
	}),
	sample: ({ players, choices }, _state, _frame, random) => entry(choices.start, below(random, players)),
	answer: (_game, _state, _frame, choice, step) => {
		if (choice.type === "start") step.fact({
			type: "start-player-named",
			seat: choice.seat
		});
	}
};
// packages/games/cards-and-karma/src/decisions/reveal-bonus.ts
/** Chance: the bonus on the night side of a card just flipped, one of those the seat has not seen yet. */
const revealBonus = {
	ask: (game, state, { seat }) => {
		const choices = [];
		const weights = [];
		for (const [bonus, left] of bonusesLeft(game, state, seat).entries()) {
			if (left === 0) continue;
			choices.push(entry(game.choices.bonus, bonus));
			weights.push(left);
		}
		return {
			decider: "chance",
			choices,
			weights
		};
	},
	sample: (game, state, { seat }, random) => entry(game.choices.bonus, drawIndex(bonusesLeft(game, state, seat), random)),
	answer: (_game, _state, { seat, position }, choice, step) => {
		if (choice.type === "bonus") step.fact({
			type: "bonus-won",
			seat,
			position,
			bonus: choice.bonus
		});
	}
};
/** How many cards of each bonus a seat's track still hides. */
function bonusesLeft(game, { tracks }, seat) {
	const { track } = game;
	const left = Array(game.bonuses.length).fill(0);
	for (let i = 0; i < track.length; i++) left[at(track, i)] = at(left, at(track, i)) + 1;
	for (let i = 0; i < track.length; i++) {
		const bonus = at(tracks, seat * track.length + i);
		if (bonus !== -1) left[bonus] = at(left, bonus) - 1;
	}
	return left;
}
// packages/games/cards-and-karma/src/decisions/lay-track-card.ts
/** Variant: the owner lays the next scoring track card from the left, in secret (CNK-VAR-01). */
const layTrackCard = {
	ask: (game, state, { seat }) => {
		const left = bonusesLeft(game, state, seat);
		return {
			decider: seat,
			choices: game.choices.lay.filter(({ bonus }) => at(left, bonus) > 0)
		};
	},
	answer: (_game, _state, { seat, position }, choice, step) => {
		if (choice.type === "lay") step.fact({
			type: "track-card-laid",
			seat,
			position,
			bonus: choice.bonus
		});
	}
};
// packages/games/cards-and-karma/src/dice.ts
/** A number for a card's die, drawn from `dice`: how many are left by colour and number. */
function pickNumber({ dieColour, highest }, dice, card, random) {
	const first = at(dieColour, card) * highest;
	let total = 0;
	for (let i = 0; i < highest; i++) total += at(dice, first + i);
	let rest = below(random, total);
	let number = 0;
	while (rest >= 0) rest -= at(dice, first + number++);
	return number;
}
/** Takes `times` dice with this number and the card's colour out of `dice`. */
function takeNumber({ dieColour, highest }, dice, card, number, times = 1) {
	const index = at(dieColour, card) * highest + number - 1;
	dice[index] = at(dice, index) - times;
}
function drawNumber(game, dice, card, random) {
	const number = pickNumber(game, dice, card, random);
	takeNumber(game, dice, card, number);
	return number;
}
// packages/games/cards-and-karma/src/decisions/numbers.ts
/** Chance: the number of a card taken into a hand; only its owner learns it (CNK-DICE-02). */
const seeNumber = {
	ask: (game, state, { card }) => askNumber(game, state, card),
	sample: (game, state, { card }, random) => sampleNumber(game, state, card, random),
	answer: (_game, _state, { seat, card }, choice, step) => {
		if (choice.type === "number") step.fact({
			type: "number-seen",
			seat,
			card,
			number: choice.number
		});
	}
};
/** Chance: the number of a card that lies open among the discards (CNK-GEN-07). */
const showNumber = {
	ask: (game, state, { card }) => askNumber(game, state, card),
	sample: (game, state, { card }, random) => sampleNumber(game, state, card, random),
	answer: (_game, _state, { card }, choice, step) => {
		if (choice.type === "number") step.fact({
			type: "number-shown",
			card,
			number: choice.number
		});
	}
};
/** A card keeps its number for the whole game (CNK-GEN-03); a new one comes from the unseen dice of its colour. */
function askNumber(game, state, card) {
	const { highest, choices: table } = game;
	const choices = [];
	const weights = [];
	const known = at(state.numbers, card);
	const first = at(game.dieColour, card) * highest;
	for (let number = 1; number <= highest; number++) {
		const weight = known === 0 ? at(state.unseen, first + number - 1) : Number(known === number);
		if (weight === 0) continue;
		choices.push(entry(table.number, number));
		weights.push(weight);
	}
	return {
		decider: "chance",
		choices,
		weights
	};
}
function sampleNumber(game, state, card, random) {
	const known = at(state.numbers, card);
	return entry(game.choices.number, known === 0 ? pickNumber(game, state.unseen, card, random) : known);
}
// packages/games/cards-and-karma/src/scoring/building-payments.ts
/** Every payment for a building without waste (CNK-PAY-02). Dice with equal numbers are the same payment. */
function buildingPayments(game, state, seat, card) {
	const dice = diceOfColour(game, state, seat, at(game.costColour, card));
	const search = {
		cost: at(game.cost, card),
		highest: game.highest,
		dice,
		numbers: dice.map((die) => at(state.numbers, die)),
		jokers: held(state, seat, 3),
		karma: held(state, seat, 2),
		chosen: [],
		found: []
	};
	collect(search, 0, 0, search.highest);
	return search.found;
}
/** Dice of a colour in hand, highest number first, then in the order of the hand. */
function diceOfColour(game, state, seat, colour) {
	const dice = [];
	const hand = entry(state.hands, seat);
	for (let number = game.highest; number > 0; number--) for (let i = 0; i < hand.length; i++) {
		const die = at(hand, i);
		if (at(game.dieColour, die) === colour && at(state.numbers, die) === number) dice.push(die);
	}
	return dice;
}
/** Tries every multiset of dice from `from` on; a sum that suffices needs no further die. */
function collect(search, from, sum, lowest) {
	addPayments(search, sum, lowest);
	if (sum >= search.cost) return;
	const { dice, numbers, chosen } = search;
	for (let i = from; i < dice.length; i++) {
		const number = at(numbers, i);
		if (i > from && number === at(numbers, i - 1)) continue;
		chosen.push(at(dice, i));
		collect(search, i + 1, sum + number, number);
		chosen.pop();
	}
}
/** With the chosen dice: each number of jokers and the karma that is lacking, if no die and no joker could be left out. */
function addPayments(search, sum, lowest) {
	const { cost, highest, chosen } = search;
	const headroom = chosen.length * highest - sum;
	for (let jokers = 0; jokers <= search.jokers; jokers++) {
		const total = sum + jokers * highest;
		if (jokers > 0 && total - highest >= cost) return;
		const karma = Math.max(0, cost - total);
		if (karma > search.karma || karma > headroom) continue;
		if (karma > 0 || total - lowest < cost) search.found.push({
			type: "pay",
			dice: chosen.slice(),
			jokers,
			karma
		});
	}
}
// packages/games/cards-and-karma/src/scoring/overpayments.ts
/**
* What may be laid down beyond a payment (CNK-PAY-03, CNK-KARMA-06). Of all that lies there the karma counts as
* superfluous first, then the lowest dice, jokers last: so no overpayment can be put together in two ways.
*/
function overpayAfter(game, { numbers }, seat, card, { dice, karma }) {
	let lowest = game.highest;
	let headroom = 0;
	for (let i = 0; i < dice.length; i++) {
		const number = at(numbers, at(dice, i));
		lowest = Math.min(lowest, number);
		headroom += game.highest - number;
	}
	return {
		kind: "overpay",
		seat,
		card,
		highest: karma > 0 ? 0 : lowest,
		headroom: headroom - karma,
		jokers: dice.length === 0,
		begun: false
	};
}
/** Dice from high to low, then jokers, then karma; equal dice once. */
function extrasFor(game, state, frame) {
	const { seat, card } = frame;
	const choices = [];
	let previous = 0;
	for (const die of diceOfColour(game, state, seat, at(game.costColour, card))) {
		const number = at(state.numbers, die);
		if (number > frame.highest || number === previous) continue;
		previous = number;
		choices.push(entry(game.choices.extraDie, die));
	}
	if (frame.jokers && held(state, seat, 3) > 0) choices.push(EXTRA_JOKER);
	if (frame.headroom > 0 && held(state, seat, 2) > 0) choices.push(EXTRA_KARMA);
	return choices;
}
/** Whether anything could be laid down beyond a payment. */
function leavesExtras(game, state, seat, card, payment) {
	const { dice, jokers, karma } = payment;
	const frame = overpayAfter(game, state, seat, card, payment);
	if (frame.jokers && held(state, seat, 3) > jokers) return true;
	if (frame.headroom > 0 && held(state, seat, 2) > karma) return true;
	const hand = entry(state.hands, seat);
	for (let i = 0; i < hand.length; i++) {
		const die = at(hand, i);
		if (at(game.dieColour, die) === at(game.costColour, card) && at(state.numbers, die) <= frame.highest && !dice.includes(die)) return true;
	}
	return false;
}
// packages/games/cards-and-karma/src/decisions/overpay.ts
/** What else is laid down for a building; the surplus is lost (CNK-PAY-03). */
const overpay = {
	ask: (game, state, frame) => {
		const choices = extrasFor(game, state, frame);
		if (frame.begun || choices.length === 0) choices.push(ENOUGH);
		return {
			decider: frame.seat,
			choices
		};
	},
	answer: (game, state, frame, choice, step) => {
		const { seat, card } = frame;
		if (choice.type === "enough") return takeCard(game, state, step, seat, card);
		const dice = choice.type === "extra-die" ? [choice.card] : [];
		const numbers = dice.map((die) => at(state.numbers, die));
		const [jokers, karma] = [Number(choice.type === "extra-joker"), Number(choice.type === "extra-karma")];
		const next = afterExtra(game.highest, state, frame, choice);
		step.fact({
			type: "paid",
			seat,
			card,
			dice,
			numbers,
			jokers,
			karma
		});
		step.next(next);
	}
};
/** The order is dice from high to low, jokers, karma; what comes earlier is closed. */
function afterExtra(highest, { numbers }, frame, choice) {
	switch (choice.type) {
		case "extra-die": {
			const number = at(numbers, choice.card);
			return {
				...frame,
				highest: number,
				headroom: frame.headroom + highest - number,
				begun: true
			};
		}
		case "extra-joker": return {
			...frame,
			highest: 0,
			begun: true
		};
		default: return {
			...frame,
			highest: 0,
			jokers: false,
			headroom: frame.headroom - 1,
			begun: true
		};
	}
}
// packages/games/cards-and-karma/src/decisions/pay-building.ts
/** How a building is paid (CNK-PAY-02); whoever wants to lay down more than needed says so first (CNK-PAY-03). */
const payBuilding = {
	ask: (game, state, { seat, card, over }) => {
		const payments = [];
		const generous = [];
		for (const payment of buildingPayments(game, state, seat, card)) {
			payments.push(payment);
			if (leavesExtras(game, state, seat, card, payment)) generous.push(payment);
		}
		if (generous.length > 0 && over) return {
			decider: seat,
			choices: generous
		};
		if (generous.length > 0) payments.push(OVERPAY);
		return {
			decider: seat,
			choices: payments
		};
	},
	answer: (game, state, { seat, card, over }, choice, step) => {
		if (choice.type !== "pay") return step.next({
			kind: "pay-building",
			seat,
			card,
			over: true
		});
		const { dice, jokers, karma } = choice;
		const overpay = overpayAfter(game, state, seat, card, choice);
		step.fact({
			type: "paid",
			seat,
			card,
			dice,
			numbers: dice.map((die) => at(state.numbers, die)),
			jokers,
			karma
		});
		if (over) step.next(overpay);
		else takeCard(game, state, step, seat, card);
	}
};
// packages/games/cards-and-karma/src/decisions/pay-exactly.ts
/** The one die, changed by karma, or the joker that pays a ship or palace action (CNK-PAY-04). */
const payExactly = {
	ask: (game, state, { seat, card }) => {
		const choices = [];
		const hand = entry(state.hands, seat);
		const karma = held(state, seat, 2);
		for (let i = 0; i < hand.length; i++) {
			const die = at(hand, i);
			const needed = Math.abs(at(state.numbers, die) - at(game.cost, card));
			if (needed <= karma) choices.push(entry(entry(game.choices.payOne, die), needed));
		}
		if (held(state, seat, 3) > 0) choices.push(PAY_JOKER);
		return {
			decider: seat,
			choices
		};
	},
	answer: (game, state, { seat, card }, choice, step) => {
		if (choice.type !== "pay") return;
		const { dice, jokers, karma } = choice;
		step.fact({
			type: "paid",
			seat,
			card,
			dice,
			numbers: dice.map((die) => at(state.numbers, die)),
			jokers,
			karma
		});
		takeCard(game, state, step, seat, card);
	}
};
// packages/games/cards-and-karma/src/decisions/take-die.ts
/** Which card of the grid comes into the hand as a die (CNK-DICE-07). */
const takeDie = {
	ask: (game, { grid }, { seat }) => {
		const choices = [];
		for (let i = 0; i < grid.length; i++) if (at(grid, i) >= 0) choices.push(entry(game.choices.takeDie, at(grid, i)));
		return {
			decider: seat,
			choices
		};
	},
	answer: (game, state, { seat, left }, choice, step) => {
		if (choice.type !== "take-die") return;
		takeAsDie(game, state, step, seat, choice.card);
		if (left > 1) step.next({
			kind: "gain-dice",
			seat,
			left: left - 1
		});
	}
};
// packages/games/cards-and-karma/src/decisions/take-from-grid.ts
function cardsOfKind(game, { grid }, kind) {
	const choices = [];
	for (let i = 0; i < grid.length; i++) {
		const card = at(grid, i);
		if (card >= 0 && at(game.kind, card) === kind) choices.push(entry(game.choices.take, card));
	}
	return choices;
}
/** Which goods card a reward brings; where a range is printed the player may have enough (CNK-SHIP-11). */
const takeGoodsCard = {
	ask: (game, state, { seat, mustTake }) => {
		const choices = cardsOfKind(game, state, 2);
		if (mustTake <= 0) choices.push(ENOUGH);
		return {
			decider: seat,
			choices
		};
	},
	answer: (game, state, { seat, left, mustTake }, choice, step) => {
		if (choice.type !== "take") return;
		takeCard(game, state, step, seat, choice.card);
		if (left > 1) step.next({
			kind: "gain-goods-cards",
			seat,
			left: left - 1,
			mustTake: mustTake - 1
		});
	}
};
/** Which palace action a reward or bonus carries out (CNK-SHIP-17, CNK-BONUS-03). */
const takePalaceCard = {
	ask: (game, state, { seat }) => ({
		decider: seat,
		choices: cardsOfKind(game, state, 3)
	}),
	answer: (game, state, { seat }, choice, step) => {
		if (choice.type === "take") takeCard(game, state, step, seat, choice.card);
	}
};
/** Which ship a bonus brings (CNK-BONUS-04). */
const takeShip = {
	ask: (game, state, { seat }) => ({
		decider: seat,
		choices: cardsOfKind(game, state, 1)
	}),
	answer: (game, state, { seat }, choice, step) => {
		if (choice.type === "take") takeCard(game, state, step, seat, choice.card);
	}
};
// packages/games/cards-and-karma/src/decisions/turn-up-card.ts
/** Chance: which card of the pile comes to lie on top. Every one is equally likely. */
const turnUpCard = {
	ask: ({ choices }, { pile }) => ({
		decider: "chance",
		choices: pile.map((card) => entry(choices.turnUp, card)),
		weights: pile.map(() => 1)
	}),
	sample: ({ choices }, { pile }, _frame, random) => entry(choices.turnUp, at(pile, below(random, pile.length))),
	answer: (_game, _state, _frame, choice, step) => {
		if (choice.type === "turn-up") step.fact({
			type: "card-turned-up",
			card: choice.card
		});
	}
};
// packages/games/cards-and-karma/src/steps/goods.ts
/** Goods cards of the grid, each resolved before the next is chosen (CNK-RES-10). */
const gainGoodsCards = { run: (game, state, { seat, left, mustTake }, step) => {
	if (gridHas(game, state, 2)) step.next({
		kind: "take-goods-card",
		seat,
		left,
		mustTake
	});
	else step.fact({
		type: "lapsed",
		seat,
		gain: "goods-cards"
	});
} };
// packages/games/cards-and-karma/src/steps/set-up.ts
const nameStartPlayer = { run: (_game, _state, { seat }, step) => step.fact({
	type: "start-player-named",
	seat
}) };
/** CNK-VAR-01: all have laid their cards in secret; now everybody sees them. */
const showTracks = {
	reveals: true,
	run: (_game, { tracks }, _frame, step) => step.fact({
		type: "tracks-shown",
		tracks: tracks.slice()
	})
};
/** One card each, clockwise from the start player, until all hands are dealt (CNK-SETUP-06). */
const deal = { run: (game, state, { dealt }, step) => {
	const { players, edition } = game;
	if (dealt === players * edition.setUp.hand) return giveHandicap(game, state, step);
	const seat = (state.start + dealt) % players;
	const card = state.top;
	step.fact({
		type: "die-drawn",
		seat,
		card
	});
	step.next({
		kind: "see-number",
		seat,
		card
	});
	turnUpNext(state, step);
	step.next({
		kind: "deal",
		dealt: dealt + 1
	});
} };
/** What the edition gives to each place in the order of play; by the printed rules nothing (CNK-SETUP-03). */
function giveHandicap(game, state, step) {
	const { handicap, players } = game;
	for (let i = 0; i < handicap.length; i++) {
		const place = Math.floor(i / TOKENS.length);
		gain(game, state, step, (state.start + place) % players, entry(TOKENS, i % TOKENS.length), at(handicap, i));
	}
}
// packages/games/cards-and-karma/src/frames.ts
const handlers = {
	"draw-start-player": drawStartPlayer,
	"name-start-player": nameStartPlayer,
	"lay-track-card": layTrackCard,
	"show-tracks": showTracks,
	"lay-grid": layGrid,
	deal,
	"turn-up-card": turnUpCard,
	"see-number": seeNumber,
	"show-number": showNumber,
	"reveal-bonus": revealBonus,
	"begin-round": beginRound,
	"begin-stage": beginStage,
	"begin-turn": beginTurn,
	act,
	"finish-turn": finishTurn,
	"use-administrator": useAdministrator,
	"pay-building": payBuilding,
	overpay,
	"pay-exactly": payExactly,
	"discard-die": discardDie$1,
	"take-chosen-die": takeChosenDie,
	"gain-dice": gainDice,
	"take-die": takeDie,
	"draw-dice": drawDice,
	"resolve-card": resolveCard,
	"take-top-card": takeTopCard,
	"carry-out": carryOut,
	"gain-goods-cards": gainGoodsCards,
	"take-goods-card": takeGoodsCard,
	"take-palace-card": takePalaceCard,
	"take-ship": takeShip,
	"copy-ship-reward": copyShipReward,
	"discard-palace-card": discardPalaceCard,
	"carry-out-sets": carryOutSets,
	"choose-set": chooseSet,
	"choose-bonus": chooseBonus
};
// packages/games/cards-and-karma/src/view.ts
function viewFor(game, position, viewer) {
	const { state, agenda } = position;
	const isOver = agenda.length === 0;
	const seats = state.hands.map((_hand, seat) => seatView(game, position, viewer, seat));
	const discards = state.discards.map((card) => ({
		card,
		number: at(state.numbers, card)
	}));
	return {
		viewer,
		round: state.round,
		stage: state.stage,
		slot: state.slot,
		start: state.start,
		elephant: state.stage > 1 ? "back" : "front",
		active: isOver || state.round === 0 || state.slot === game.players ? -1 : activeSeat(game, state),
		isOver,
		grid: state.grid.slice(),
		pile: {
			top: state.top,
			size: state.pile.length + Number(state.top !== -1)
		},
		discards,
		resolving: state.resolving.slice(),
		seats,
		hidden: hiddenDice(game, [discards, ...seats.map(({ hand }) => hand)]),
		supply: supplyOf(game, state),
		tracksOpen: state.tracksOpen,
		waiting: state.waiting.slice(),
		reservedGoods: state.reservedGoods.slice(),
		reservedShips: state.reservedShips.slice(),
		agenda: agenda.slice()
	};
}
function seatView(game, { state, agenda }, viewer, seat) {
	const isOwn = viewer === seat;
	const unlooked = unlookedCards(agenda);
	return {
		colour: entry(game.colours, seat),
		fame: held(state, seat, 0),
		coins: held(state, seat, 1),
		karma: held(state, seat, 2),
		administrators: held(state, seat, 3),
		hand: entry(state.hands, seat).map((card) => ({
			card,
			number: isOwn && !unlooked.includes(card) ? at(state.numbers, card) : 0
		})),
		buildings: entry(state.buildings, seat).slice(),
		ships: entry(state.ships, seat).slice(),
		goods: entry(state.goods, seat).slice(),
		track: trackView(game, state, viewer, seat),
		flippedFromLeft: at(state.flips, seat * 2),
		flippedFromRight: at(state.flips, seat * 2 + 1),
		bonusTurns: at(state.bonusTurns, seat)
	};
}
/** Cards taken whose number the owner has still to learn. */
function unlookedCards(agenda) {
	return agenda.flatMap((frame) => frame.kind === "see-number" ? [frame.card] : []);
}
function trackView(game, state, viewer, seat) {
	const { length } = game.track;
	const left = at(state.flips, seat * 2);
	const right = at(state.flips, seat * 2 + 1);
	const isLaying = game.visibleBonuses && !state.tracksOpen;
	return game.track.map((_bonus, position) => {
		const bonus = at(state.tracks, seat * length + position);
		const secret = isLaying && bonus !== -1;
		return {
			bonus: secret && viewer !== seat ? -1 : bonus,
			flipped: position < left || position >= length - right,
			secret
		};
	});
}
/** All dice of the game without those whose number the viewer sees. */
function hiddenDice(game, seen) {
	const hidden = game.allDice.slice();
	for (const dice of seen) for (const { card, number } of dice) if (number !== 0) takeNumber(game, hidden, card, number);
	return hidden;
}
function supplyOf({ edition, players }, state) {
	const left = (token, place) => {
		let total = 0;
		for (let seat = 0; seat < players; seat++) total += held(state, seat, place);
		return Math.max(0, edition.supply[token] - total);
	};
	return {
		fame: left("fame", 0),
		coins: left("coins", 1),
		karma: left("karma", 2),
		administrators: left("administrators", 3)
	};
}
/** Numbers of dice in hand and tracks being laid are for their owners only (CNK-GEN-05, CNK-VAR-01). */
function factFor(_game, fact, viewer) {
	if (fact.type === "number-seen" && fact.seat !== viewer) return {
		...fact,
		number: 0
	};
	if (fact.type === "track-card-laid" && fact.seat !== viewer) return {
		...fact,
		bonus: -1
	};
	return fact;
}
// packages/games/cards-and-karma/src/imagine.ts
/** Deals numbers to the hands of others and orders to the tracks laid in secret; all other dice stay unseen. */
function imagine(game, view, random) {
	const state = openState(game, view);
	imagineHands(game, state, view, random);
	for (const [seat, { track }] of view.seats.entries()) imagineTrack(game, state, seat, track, random);
	return {
		state,
		agenda: view.agenda.slice()
	};
}
/** Numbers for the dice that the viewer cannot see. Whoever is about to pay holds dice that can (CNK-TURN-04). */
function imagineHands(game, state, view, random) {
	const unlooked = unlookedCards(view.agenda);
	const dice = view.seats.flatMap(({ hand }) => hand.filter(({ card }) => !unlooked.includes(card)));
	for (const { card, number } of dice) state.numbers[card] = number;
	const hidden = dice.flatMap(({ card, number }) => number === 0 ? [card] : []);
	const next = view.agenda.at(-1);
	const payment = next && isPayment(next) ? next : void 0;
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		dealNumbers(game, state, hidden, random);
		if (!payment || isPayable(game, state, payment)) return;
		takeBack(game, state, hidden);
	}
	if (payment) supposePayment(game, state, hidden, payment);
	dealNumbers(game, state, hidden.filter((card) => at(state.numbers, card) === 0), random);
}
/** Random hands tried before one that can pay is put together on purpose. */
const ATTEMPTS = 30;
function isPayment(frame) {
	return frame.kind === "pay-building" || frame.kind === "pay-exactly";
}
function isPayable(game, state, { seat, card }) {
	return reaches(game, purchasingPower(game, state, seat), card);
}
function dealNumbers(game, state, cards, random) {
	for (const card of cards) state.numbers[card] = drawNumber(game, state.unseen, card, random);
}
function takeBack(game, state, cards) {
	for (const card of cards) {
		takeNumber(game, state.unseen, card, at(state.numbers, card), -1);
		state.numbers[card] = 0;
	}
}
/** The highest numbers for a building's colour, or one die near enough to an exact cost. */
function supposePayment(game, state, hidden, { seat, card: bought }) {
	const own = hidden.filter((card) => entry(state.hands, seat).includes(card));
	if (at(game.kind, bought) === 0) {
		const colour = at(game.costColour, bought);
		dealNumbers(game, state, own.filter((card) => at(game.dieColour, card) === colour), () => 1 - Number.EPSILON);
		return;
	}
	for (const card of own) {
		const number = nearestNumber(game, state, card, at(game.cost, bought));
		if (number === 0 || Math.abs(number - at(game.cost, bought)) > held(state, seat, 2)) continue;
		state.numbers[card] = number;
		takeNumber(game, state.unseen, card, number);
		return;
	}
}
/** The unseen number of a card's colour that is nearest to a cost. */
function nearestNumber(game, { unseen }, card, cost) {
	const first = at(game.dieColour, card) * game.highest;
	let nearest = 0;
	for (let number = 1; number <= game.highest; number++) {
		if (at(unseen, first + number - 1) === 0) continue;
		if (nearest === 0 || Math.abs(number - cost) < Math.abs(nearest - cost)) nearest = number;
	}
	return nearest;
}
/** Everything that the view tells as it is. The state is filled in place, so that its arrays stay of one kind. */
function openState(game, view) {
	const state = emptyState(game);
	refill(state.grid, view.grid);
	refill(state.unseen, view.hidden);
	refill(state.resolving, view.resolving);
	refill(state.waiting, view.waiting);
	refill(state.reservedGoods, view.reservedGoods);
	refill(state.reservedShips, view.reservedShips);
	state.top = view.pile.top;
	state.tracksOpen = view.tracksOpen;
	state.round = view.round;
	state.stage = view.stage;
	state.slot = view.slot;
	state.start = view.start;
	for (const { card, number } of view.discards) {
		state.discards.push(card);
		state.numbers[card] = number;
	}
	for (const [seat, seatView] of view.seats.entries()) openSeat(game, state, seat, seatView);
	refill(state.pile, pileOf(game, state));
	return state;
}
function openSeat(game, state, seat, view) {
	for (const { card } of view.hand) entry(state.hands, seat).push(card);
	refill(entry(state.buildings, seat), view.buildings);
	refill(entry(state.ships, seat), view.ships);
	refill(entry(state.goods, seat), view.goods);
	for (const [place, token] of TOKENS.entries()) state.tokens[seat * TOKENS.length + place] = view[token];
	state.flips[seat * 2] = view.flippedFromLeft;
	state.flips[seat * 2 + 1] = view.flippedFromRight;
	for (const [position, { bonus }] of view.track.entries()) state.tracks[seat * game.track.length + position] = bonus;
	state.bonusTurns[seat] = view.bonusTurns;
}
function refill(list, entries) {
	list.length = 0;
	for (let i = 0; i < entries.length; i++) list.push(at(entries, i));
}
/** The cards that lie nowhere else. */
function pileOf({ cardCount }, state) {
	const isElsewhere = Array(cardCount).fill(false);
	const mark = (cards) => {
		for (let i = 0; i < cards.length; i++) if (at(cards, i) >= 0) isElsewhere[at(cards, i)] = true;
	};
	for (const rows of [
		state.hands,
		state.buildings,
		state.ships,
		state.goods
	]) for (const row of rows) mark(row);
	mark(state.grid);
	mark(state.discards);
	mark(state.resolving);
	mark([state.top]);
	const pile = [];
	for (let card = 0; card < cardCount; card++) if (!isElsewhere[card]) pile.push(card);
	return pile;
}
/** Any order of the bonuses is equally possible for cards laid in secret. */
function imagineTrack(game, state, seat, track, random) {
	const left = game.track.slice();
	for (const [position, { bonus, secret }] of track.entries()) {
		if (bonus !== -1 || !secret) continue;
		const drawn = below(random, left.length);
		state.tracks[seat * game.track.length + position] = at(left, drawn);
		left.splice(drawn, 1);
	}
}
// packages/games/cards-and-karma/src/refusals/situation.ts
/** What has to be decided first, whatever else one points at; undefined when it depends on the thing. */
function refuseForNow({ frame, game }) {
	switch (frame.kind) {
		case "pay-building":
		case "pay-exactly":
		case "overpay": return {
			code: "pay-first",
			rule: "CNK-RES-01",
			values: { card: game.edition.cards[frame.card]?.id ?? "" }
		};
		case "discard-die": return {
			code: "discard-first",
			rule: "CNK-DICE-05",
			values: {
				left: frame.left,
				limit: game.thresholds.handLimit
			}
		};
		case "take-die": return {
			code: "take-die-first",
			rule: "CNK-RES-07",
			values: { left: frame.left }
		};
		case "take-goods-card": return {
			code: "take-goods-card-first",
			rule: "CNK-SHIP-11",
			values: { left: frame.left }
		};
		case "take-palace-card": return {
			code: "take-palace-card-first",
			rule: "CNK-SHIP-17"
		};
		case "take-ship": return {
			code: "take-ship-first",
			rule: "CNK-BONUS-04"
		};
		case "copy-ship-reward": return {
			code: "copy-ship-reward-first",
			rule: "CNK-PALACE-07"
		};
		case "choose-set": return {
			code: "choose-set-first",
			rule: "CNK-THREE-11"
		};
		case "choose-bonus": return {
			code: "choose-bonus-first",
			rule: "CNK-BONUS-01",
			values: { bonus: game.bonuses[frame.bonus]?.id ?? "" }
		};
		case "lay-track-card": return {
			code: "lay-track-card-first",
			rule: "CNK-VAR-01",
			values: { position: frame.position + 1 }
		};
		default: return;
	}
}
// packages/games/cards-and-karma/src/refusals/actions.ts
/** Why dice or a turn for an administrator, or the end of the turn, are not to be had. */
function refuseAction(situation, action) {
	const { frame, view, seat } = situation;
	if (frame.kind !== "act" && frame.kind !== "use-administrator") return refuseForNow(situation) ?? {
		code: "not-now",
		rule: "CNK-RES-14"
	};
	if (action === "end-turn") return {
		code: "action-first",
		rule: "CNK-TURN-02"
	};
	const { administrators = 0, bonusTurns = 0 } = view.seats[seat] ?? {};
	if (administrators === 0) return {
		code: "no-administrator",
		rule: "CNK-ADMIN-01"
	};
	if (action === "additional-dice") return {
		code: "no-cards-left",
		rule: "CNK-GRID-05"
	};
	if (frame.kind === "act") return {
		code: "turn-not-over",
		rule: "CNK-ADMIN-02"
	};
	return {
		code: "bonus-turn-first",
		rule: "CNK-TURN-07",
		values: { turns: bonusTurns }
	};
}
// packages/games/cards-and-karma/src/refusals/cards.ts
/** Why a card of the grid cannot be taken for its action. */
function refuseCard(situation, card) {
	const { frame } = situation;
	switch (frame.kind) {
		case "act": return refusePurchase(situation, card);
		case "use-administrator": return {
			code: "action-taken",
			rule: "CNK-TURN-02"
		};
		case "take-die": return {
			code: "only-as-die",
			rule: "CNK-SHIP-08"
		};
		case "take-goods-card": return refuseKind(situation, card, 2, "CNK-SHIP-11");
		case "take-palace-card": return refuseKind(situation, card, 3, "CNK-SHIP-17");
		case "take-ship": return refuseKind(situation, card, 1, "CNK-BONUS-04");
		default: return refuseForNow(situation) ?? {
			code: "not-now",
			rule: "CNK-RES-14"
		};
	}
}
function refuseKind({ game }, card, wanted, rule) {
	return {
		code: "other-kind",
		rule,
		values: {
			wanted: KINDS[wanted] ?? "",
			kind: KINDS[at(game.kind, card)] ?? ""
		}
	};
}
/** CNK-TURN-04: a player may choose only an action he can pay. */
function refusePurchase({ game, state, seat, view }, card) {
	const cost = at(game.cost, card);
	const { karma = 0, administrators = 0 } = view.seats[seat] ?? {};
	if (at(game.kind, card) !== 0) return {
		code: "needs-number",
		rule: "CNK-PAY-04",
		values: {
			cost,
			karma,
			administrators
		}
	};
	const colour = at(game.costColour, card);
	const reach = at(purchasingPower(game, state, seat), at(game.costEntry, card));
	return {
		code: "too-dear",
		rule: "CNK-BUILD-05",
		values: {
			cost,
			colour: game.edition.dieColours[colour] ?? "",
			reach,
			karma,
			administrators
		}
	};
}
/** Why a card of the grid cannot be taken as a die. */
function refuseCorner(situation) {
	if (situation.frame.kind === "use-administrator") return {
		code: "action-taken",
		rule: "CNK-TURN-02"
	};
	return refuseForNow(situation) ?? {
		code: "not-now",
		rule: "CNK-RES-14"
	};
}
/** Why nothing can be taken from the pile, a display or the discards. */
function refuseElsewhere(place) {
	if (place === "top") return {
		code: "top-of-pile",
		rule: "CNK-TURN-03"
	};
	return place === "placed" ? {
		code: "in-a-display",
		rule: "CNK-GEN-09"
	} : {
		code: "discarded",
		rule: "CNK-GRID-06"
	};
}
// packages/games/cards-and-karma/src/refusals/dice.ts
/** Why a die in hand cannot be laid down. */
function refuseDie(situation, die) {
	const { frame } = situation;
	switch (frame.kind) {
		case "act":
		case "use-administrator": return {
			code: "only-pays",
			rule: "CNK-DICE-03"
		};
		case "pay-exactly": return refuseNumber(situation, die, frame.card);
		case "pay-building":
		case "overpay": return refuseForBuilding(situation, die, frame.card);
		default: return refuseForNow(situation) ?? {
			code: "only-pays",
			rule: "CNK-DICE-03"
		};
	}
}
function refuseNumber({ game, view, state, seat }, die, card) {
	const karma = view.seats[seat]?.karma ?? 0;
	return {
		code: "wrong-number",
		rule: "CNK-PAY-04",
		values: {
			number: at(state.numbers, die),
			cost: at(game.cost, card),
			karma
		}
	};
}
function refuseForBuilding(situation, die, card) {
	const { game, state } = situation;
	const number = at(state.numbers, die);
	if (at(game.dieColour, die) !== at(game.costColour, card)) return {
		code: "wrong-colour",
		rule: "CNK-PAY-02",
		values: { colour: game.edition.dieColours[at(game.costColour, card)] ?? "" }
	};
	if (isOffered(situation, number)) return {
		code: "equal-die",
		rule: "CNK-PAY-02",
		values: { number }
	};
	return {
		code: "not-needed",
		rule: "CNK-PAY-03",
		values: {
			number,
			cost: at(game.cost, card)
		}
	};
}
/** Whether another die with the same number is offered in its place. */
function isOffered({ choices, state }, number) {
	return choices.some((choice) => {
		if (choice.type === "extra-die") return at(state.numbers, choice.card) === number;
		return choice.type === "pay" && choice.dice.some((die) => at(state.numbers, die) === number);
	});
}
// packages/games/cards-and-karma/src/refusals/rows.ts
/** Why the reward of the last ship in a row cannot be copied. */
function refuseRow(situation, owner) {
	if (situation.frame.kind === "copy-ship-reward") return {
		code: "empty-row",
		rule: "CNK-PALACE-08",
		values: { seat: owner }
	};
	return refuseForNow(situation) ?? {
		code: "no-copying",
		rule: "CNK-PALACE-07"
	};
}
// packages/games/cards-and-karma/src/things.ts
/** What a turn offers besides the cards. */
const ACTIONS = [
	"additional-dice",
	"additional-turn",
	"end-turn"
];
/** Everything one seat may ask about. */
function thingsOf({ grid, pile, seats }, seat) {
	const cards = grid.filter((card) => card >= 0);
	const placed = seats.flatMap(({ buildings, ships, goods }) => [
		...buildings,
		...ships,
		...goods
	]);
	return [
		...cards.map((card) => ({
			type: "card",
			card
		})),
		...cards.map((card) => ({
			type: "corner",
			card
		})),
		...(seats[seat]?.hand ?? []).map(({ card }) => ({
			type: "die",
			card
		})),
		...pile.top >= 0 ? [{
			type: "top",
			card: pile.top
		}] : [],
		...placed.map((card) => ({
			type: "placed",
			card
		})),
		...seats.map((_view, owner) => ({
			type: "row",
			seat: owner
		})),
		{ type: "discards" },
		...ACTIONS.map((action) => ({
			type: "action",
			action
		}))
	];
}
/** A card of the grid and a card in a display are both called "card …". */
function textOfThing({ edition }, thing) {
	switch (thing.type) {
		case "discards": return thing.type;
		case "action": return thing.action;
		case "row": return `row seat-${thing.seat + 1}`;
		case "placed": return `card ${edition.cards[thing.card]?.id}`;
		default: return `${thing.type} ${edition.cards[thing.card]?.id}`;
	}
}
// packages/games/cards-and-karma/src/explain.ts
/** "card ship-07", "corner ship-07" (its die), "die goods-03" (in hand), "top …", "row seat-2", "discards", "end-turn" … */
function things(game, view, seat) {
	return thingsOf(view, seat).map((thing) => textOfThing(game, thing));
}
function explain(game, view, seat, text) {
	const thing = thingsOf(view, seat).find((candidate) => textOfThing(game, candidate) === text);
	const frame = view.agenda.at(-1);
	if (!thing) return void 0;
	if (!frame) return {
		code: "game-over",
		rule: "CNK-END-02"
	};
	const handler = handlers[frame.kind];
	if ("run" in handler || handler.sample || !("seat" in frame)) return {
		code: "chance-decides",
		rule: "CNK-GEN-10"
	};
	if (frame.seat !== seat) return {
		code: "not-your-turn",
		rule: "CNK-TURN-01",
		values: { seat: frame.seat }
	};
	const { state } = imagine(game, view, () => 0);
	const { choices } = handler.ask(game, state, frame);
	if (choices.some((choice) => uses(choice, thing))) return void 0;
	return refuse({
		game,
		view,
		state,
		seat,
		frame,
		choices
	}, thing);
}
/** Whether a choice takes, pays or discards the thing. */
function uses(choice, thing) {
	switch (thing.type) {
		case "card": return choice.type === "take" && choice.card === thing.card;
		case "corner": return choice.type === "take-die" && choice.card === thing.card;
		case "die":
			if (choice.type === "pay") return choice.dice.includes(thing.card);
			return (choice.type === "discard" || choice.type === "extra-die") && choice.card === thing.card;
		case "row": return choice.type === "copy" && choice.seat === thing.seat;
		case "action": return choice.type === thing.action;
		case "top":
		case "placed":
		case "discards": return false;
	}
}
function refuse(situation, thing) {
	switch (thing.type) {
		case "card": return refuseCard(situation, thing.card);
		case "corner": return refuseCorner(situation);
		case "die": return refuseDie(situation, thing.card);
		case "row": return refuseRow(situation, thing.seat);
		case "action": return refuseAction(situation, thing.action);
		case "top":
		case "placed":
		case "discards": return refuseElsewhere(thing.type);
	}
}
// packages/games/cards-and-karma/src/folds.ts
const TOKEN_PLACES = {
	fame: 0,
	coins: 1,
	karma: 2,
	administrators: 3
};
function nothing() {}
const fold = foldByType({
	"start-player-named": (_game, state, { seat }) => {
		state.start = seat;
	},
	"track-card-laid": (game, state, { seat, position, bonus }) => {
		state.tracks[seat * game.track.length + position] = bonus;
	},
	"tracks-shown": (_game, state) => {
		state.tracksOpen = true;
	},
	"card-turned-up": (_game, state, { card }) => {
		takeOut(state.pile, card);
		state.top = card;
	},
	"card-laid": (_game, state, { card, slot }) => {
		state.top = -1;
		state.grid[slot] = card;
	},
	"discards-shuffled": (_game, { pile, discards }) => {
		for (let i = 0; i < discards.length; i++) pile.push(at(discards, i));
		discards.length = 0;
	},
	"die-drawn": (_game, state, { seat, card }) => {
		state.top = -1;
		entry(state.hands, seat).push(card);
	},
	"die-taken": (_game, state, { seat, card }) => {
		state.grid[state.grid.indexOf(card)] = -1;
		entry(state.hands, seat).push(card);
	},
	"number-seen": learnNumber,
	"number-shown": learnNumber,
	"die-discarded": (_game, state, { seat, card }) => discardDie(state, seat, card),
	paid: (_game, state, { seat, dice, jokers, karma }) => {
		for (let i = 0; i < dice.length; i++) discardDie(state, seat, at(dice, i));
		takeTokens(state, seat, 3, jokers);
		takeTokens(state, seat, 2, karma);
	},
	"card-taken": (_game, state, { card }) => {
		state.grid[state.grid.indexOf(card)] = -1;
		state.resolving.push(card);
	},
	"top-card-taken": (_game, state, { card }) => {
		state.top = -1;
		state.resolving.push(card);
	},
	"card-placed": (game, state, { seat, card }) => {
		remove(state.resolving, card);
		entry(rowsFor(game, state, card), seat).push(card);
	},
	"palace-card-discarded": (_game, state, { card }) => {
		remove(state.resolving, card);
		state.discards.push(card);
	},
	"ships-discarded": (game, state, { seat, cards }) => discardPlaced(game, state, seat, cards),
	gained: (_game, state, { seat, token, amount }) => addTokens(state, seat, TOKEN_PLACES[token], amount),
	exchanged: (_game, state, { seat, token, amount }) => takeTokens(state, seat, TOKEN_PLACES[token], amount),
	"track-card-flipped": ({ thresholds }, state, { seat, side }) => {
		const index = side === "left" ? seat * 2 : seat * 2 + 1;
		state.flips[index] = at(state.flips, index) + 1;
		if (side === "left") takeTokens(state, seat, 0, thresholds.famePerFlip);
		else takeTokens(state, seat, 1, thresholds.coinsPerFlip);
	},
	"bonus-won": (game, state, { seat, position, bonus }) => {
		state.tracks[seat * game.track.length + position] = bonus;
		state.waiting.push(bonus);
	},
	"bonus-begun": (_game, { waiting }) => {
		waiting.shift();
	},
	"end-triggered": nothing,
	"sets-noted": (_game, { reservedGoods, reservedShips }, { goods, ships }) => {
		for (let i = 0; i < goods.length; i++) reservedGoods.push(at(goods, i));
		for (let i = 0; i < ships.length; i++) reservedShips.push(at(ships, i));
	},
	"set-carried-out": nothing,
	"set-cards-discarded": (game, state, { seat, cards, goods, ships }) => {
		for (let i = 0; i < goods.length; i++) remove(state.reservedGoods, at(goods, i));
		for (let i = 0; i < ships.length; i++) remove(state.reservedShips, at(ships, i));
		discardPlaced(game, state, seat, cards);
	},
	"ship-reward-copied": nothing,
	lapsed: nothing,
	"bonus-turn-gained": (_game, { bonusTurns }, { seat }) => {
		bonusTurns[seat] = at(bonusTurns, seat) + 1;
	},
	"administrator-used": (_game, state, { seat }) => takeTokens(state, seat, 3, 1),
	"turn-began": (_game, { bonusTurns }, { seat, reason }) => {
		if (reason === "bonus") bonusTurns[seat] = at(bonusTurns, seat) - 1;
	},
	"slot-ended": (_game, state) => {
		state.slot++;
	},
	"stage-began": (_game, state, { stage }) => {
		state.stage = stage;
		state.slot = 0;
	},
	"round-began": (_game, state, { round, start }) => {
		state.round = round;
		state.start = start;
	},
	"game-ended": nothing
});
function learnNumber(game, state, fact) {
	const { card, number } = fact;
	if (at(state.numbers, card) !== 0) return;
	state.numbers[card] = number;
	const index = at(game.dieColour, card) * game.highest + number - 1;
	state.unseen[index] = at(state.unseen, index) - 1;
}
function discardDie(state, seat, card) {
	remove(entry(state.hands, seat), card);
	state.discards.push(card);
}
function addTokens(state, seat, token, amount) {
	const index = seat * TOKENS.length + token;
	state.tokens[index] = at(state.tokens, index) + amount;
}
/** Taking is no adding of a negative amount: -0 would turn the whole array into one of floating-point numbers. */
function takeTokens(state, seat, token, amount) {
	const index = seat * TOKENS.length + token;
	state.tokens[index] = at(state.tokens, index) - amount;
}
/** The rows, by seat, in which a card of this kind lies. */
function rowsFor(game, state, card) {
	const kind = at(game.kind, card);
	if (kind === 0) return state.buildings;
	return kind === 1 ? state.ships : state.goods;
}
function discardPlaced(game, state, seat, cards) {
	for (let i = 0; i < cards.length; i++) {
		const card = at(cards, i);
		remove(entry(rowsFor(game, state, card), seat), card);
		state.discards.push(card);
	}
}
/** Removes one entry and keeps the order of the others. */
function remove(list, entry) {
	const last = list.length - 1;
	for (let i = list.indexOf(entry); i < last; i++) list[i] = at(list, i + 1);
	list.pop();
}
/** Removes one entry of a list whose order means nothing. */
function takeOut(list, entry) {
	const last = list.length - 1;
	list[list.indexOf(entry)] = at(list, last);
	list.pop();
}
// packages/games/cards-and-karma/src/scoring/standings.ts
/** Flipped cards, then leftovers, then karma; whoever is equal in all shares the place (CNK-END-05 to CNK-END-09). */
function standings(game, state) {
	const seats = [...Array(game.players).keys()];
	const parts = seats.map((seat) => ({
		flipped: flipped(state, seat),
		leftovers: leftoversOf(game, state, seat),
		karma: held(state, seat, 2)
	}));
	return seats.map((seat) => {
		const own = parts[seat] ?? {
			flipped: 0,
			leftovers: 0,
			karma: 0
		};
		return {
			seat,
			rank: 1 + parts.filter((other) => isAhead(other, own)).length,
			score: own.flipped,
			parts: own
		};
	});
}
function isAhead(one, other) {
	if (one.flipped !== other.flipped) return one.flipped > other.flipped;
	if (one.leftovers !== other.leftovers) return one.leftovers > other.leftovers;
	return one.karma > other.karma;
}
function leftoversOf({ thresholds }, state, seat) {
	return held(state, seat, 0) * thresholds.valueOfFame + held(state, seat, 1) * thresholds.valueOfCoin;
}
const cardsAndKarma = {
	id: "cards-and-karma",
	title: "Rajas of the Ganges: Cards & Karma",
	rulesVersion: 1,
	players: {
		min: 2,
		max: 4
	},
	options: [
		{
			id: "bonuses",
			values: ["hidden", "visible"],
			default: "hidden"
		},
		{
			id: "start",
			values: [
				"random",
				"1",
				"2",
				"3",
				"4"
			],
			default: "random"
		},
		(
		/** Player colours by seat, separated by blanks; the edition's order when empty (CNK-SETUP-01). */
		{
			id: "colours",
			values: "text",
			default: ""
		})
	],
	editions: EDITIONS,
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
function prepare({ players, options = {}, edition, editionData }) {
	const parsed = parseEdition(editionData ?? EDITIONS.find(({ id }) => id === edition)?.data ?? EDITIONS[0]?.data);
	if (!parsed.ok) return parsed;
	const faults = [...startFaults(options, players), ...colourFaults(options, players, parsed.value)];
	if (faults.length > 0) return fail(faults);
	return ok(compile(parsed.value, {
		players,
		visibleBonuses: options.bonuses === "visible",
		startSeat: startSeatOf(options),
		colours: coloursOf(options, players, parsed.value)
	}));
}
function startSeatOf({ start = "random" }) {
	return start === "random" ? -1 : Number(start) - 1;
}
function startFaults(options, players) {
	return startSeatOf(options) < players ? [] : [{
		path: "options.start",
		reason: `there is no seat ${options.start}`
	}];
}
function coloursOf({ colours = "" }, players, { playerColours }) {
	return colours.trim() === "" ? playerColours.slice(0, players) : colours.trim().split(/\s+/);
}
function colourFaults(options, players, edition) {
	const path = "options.colours";
	const colours = coloursOf(options, players, edition);
	if (colours.length !== players) return [{
		path,
		reason: `names ${colours.length} colours for ${players} players`
	}];
	if (new Set(colours).size < players) return [{
		path,
		reason: "names a colour twice"
	}];
	return colours.filter((colour) => !edition.playerColours.includes(colour)).map((colour) => ({
		path,
		reason: `"${colour}" is not one of ${edition.playerColours.join(", ")}`
	}));
}
/** Start player, tracks of the variant, grid, hands, first round: the last frame comes first. */
function begin(game) {
	const agenda = [
		game.startSeat < 0 ? { kind: "draw-start-player" } : {
			kind: "name-start-player",
			seat: game.startSeat
		},
		...game.visibleBonuses ? layTracks(game) : [],
		{
			kind: "lay-grid",
			cards: game.gridSize
		},
		{
			kind: "deal",
			dealt: 0
		},
		{ kind: "begin-round" }
	];
	return {
		state: emptyState(game),
		agenda: agenda.reverse()
	};
}
function layTracks({ players, track }) {
	return [...[...Array(players).keys()].flatMap((seat) => track.map((_bonus, position) => ({
		kind: "lay-track-card",
		seat,
		position
	}))), { kind: "show-tracks" }];
}
// cards-and-karma.js
const recordGame = recorderOf(cardsAndKarma);
export { recordGame };
