import { _ as ok, a as flag$1, c as oneOf, d as below, f as drawIndex, g as fail, i as either, l as record, m as defined, n as anything, o as integer, p as sumOf, r as array, s as object, t as recorderOf, u as text, v as foldByType } from "./kernel.js";
// packages/games/rajas/src/modules/module.ts
/** The order of setting up (RAJ-SETUP-20, GB2-GEN-04). Within a stage the modules' order decides. */
const SET_UP_STAGES = [
	"river",
	"stacks",
	"boards",
	"players",
	"provinces"
];
// packages/games/rajas/src/numbers.ts
/** The number at a place that exists. */
function at(numbers, index) {
	return numbers[index] ?? 0;
}
function add(numbers, index, amount) {
	numbers[index] = (numbers[index] ?? 0) + amount;
}
function filled(length, value) {
	return Array(length).fill(value);
}
function range(length) {
	return Array.from({ length }, (_, index) => index);
}
/** The same numbers in an array of the fastest kind: what flattening leaves may have holes, and reading both kinds slows every look. */
function packed(numbers) {
	const list = [];
	for (const number of numbers) list.push(number);
	return list;
}
/** The place of the lowest bit that is set. */
function lowestBit(bits) {
	return 31 - Math.clz32(bits & -bits);
}
function countBits(bits) {
	let count = 0;
	for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
	return count;
}
/** The places of all bits that are set, ascending. */
function bitsOf(bits) {
	const places = [];
	for (let rest = bits; rest !== 0; rest &= rest - 1) places.push(lowestBit(rest));
	return places;
}
// packages/games/rajas/src/state.ts
function copyState(game, state) {
	return {
		round: state.round,
		cycle: state.cycle,
		start: state.start,
		claim: state.claim,
		turn: state.turn,
		placements: state.placements,
		trigger: state.trigger,
		supply: state.supply.slice(),
		dice: state.dice.slice(),
		money: state.money.slice(),
		fame: state.fame.slice(),
		karma: state.karma.slice(),
		boats: state.boats.slice(),
		bonuses: state.bonuses.slice(),
		active: state.active.slice(),
		placed: state.placed.slice(),
		waiting: state.waiting.slice(),
		levels: state.levels.slice(),
		late: state.late.slice(),
		crossed: state.crossed.slice(),
		tiles: state.tiles.slice(),
		rotations: state.rotations.slice(),
		covered: state.covered.slice(),
		roads: state.roads.slice(),
		joined: state.joined.slice(),
		connected: state.connected.slice(),
		yielded: state.yielded.slice(),
		workers: state.workers.slice(),
		tops: state.tops.slice(),
		below: state.below.slice(),
		yieldStack: state.yieldStack.slice(),
		yieldAside: state.yieldAside.slice(),
		riverTiles: state.riverTiles.slice(),
		modules: game.slices.copy(state.modules)
	};
}
// packages/games/rajas/src/words.ts
/** The fixed words of the game; everywhere else they are numbers: their place in these lists. */
const COLOURS = [
	"blue",
	"green",
	"orange",
	"purple"
];
const COLOUR_LETTERS = [
	"B",
	"G",
	"O",
	"P"
];
const GOODS = [
	"silk",
	"tea",
	"spice"
];
const BUILDINGS = [
	"temple",
	"palace",
	"fort",
	"mill"
];
const ANIMALS = [
	"snake",
	"cow",
	"tiger"
];
/** Clockwise from the top, so that a quarter turn is one step. */
const EDGES = [
	"top",
	"right",
	"bottom",
	"left"
];
const ROADS = [
	"straight",
	"bend",
	"fork",
	"cross"
];
const YIELD_COLOURS = [
	"white",
	"yellow",
	"red",
	"brown"
];
/** The two sides of a player's boards. */
const SIDES = ["front", "back"];
const TRACKS = ["fame", "money"];
/** Where a worker waits until it is won, as bits of `waiting`. */
const WAITING = {
	fame: 1,
	money: 2,
	bridge: 4
};
const KINDS_OF_DICE = COLOURS.length * 6;
// packages/games/rajas/src/begin.ts
/** Each game's first position, made once: playouts and views begin with it again and again. */
const firstPositions = /* @__PURE__ */ new WeakMap();
/** The table before anything is drawn or rolled (section 2 of the ledger). */
function begin(game) {
	const known = firstPositions.get(game);
	if (known) return {
		state: copyState(game, known.state),
		agenda: known.agenda.slice()
	};
	firstPositions.set(game, {
		state: emptyTable(game),
		agenda: [...setUpFrames(game), { kind: "round" }].reverse()
	});
	return begin(game);
}
function setUpFrames(game) {
	return SET_UP_STAGES.flatMap((stage) => game.modules.flatMap(({ setUp }) => setUp?.[stage]?.(game) ?? []));
}
function emptyTable(game) {
	const { players, edition, grid } = game;
	const cells = players * grid.cells.length;
	return {
		round: 0,
		cycle: 0,
		start: -1,
		claim: -1,
		turn: -1,
		placements: 0,
		trigger: -1,
		supply: filled(COLOURS.length, edition.dice.perColour),
		dice: filled(players * KINDS_OF_DICE, 0),
		money: filled(players, 0),
		fame: filled(players, 0),
		karma: filled(players, edition.start.karma),
		boats: filled(players, 0),
		bonuses: filled(players * TRACKS.length, 0),
		active: filled(players, edition.start.workers),
		placed: filled(players, 0),
		waiting: filled(players, WAITING.fame | WAITING.money | WAITING.bridge),
		levels: filled(players * BUILDINGS.length, edition.start.buildingLevel),
		late: filled(players * BUILDINGS.length, 0),
		crossed: filled(players, 0),
		tiles: filled(cells, -1),
		rotations: filled(cells, 0),
		covered: filled(cells, -1),
		roads: range(players * EDGES.length).map((i) => residenceRoad(game, i % EDGES.length)),
		joined: filled(players, 1 << grid.residence),
		connected: filled(players, 0),
		yielded: filled(players, 0),
		workers: filled(game.spaces.length, 0),
		tops: filled(game.stacks.length, -1),
		below: game.stacks.map(({ tiles }) => (1 << tiles.length) - 1),
		yieldStack: game.yieldTiles.map(game.hooks.rules.stackedYieldTiles),
		yieldAside: filled(game.yieldTiles.length, 0),
		riverTiles: filled(game.river.last + 1, -1),
		modules: game.slices.begin(game)
	};
}
function residenceRoad({ grid }, edge) {
	return grid.residenceEnds & 1 << edge ? 1 << grid.residence : 0;
}
// packages/games/rajas/src/rules/dice.ts
function dieOf(colour, value) {
	return colour * 6 + value - 1;
}
function colourOf(die) {
	return Math.floor(die / 6);
}
function faceOf(die) {
	return die % 6 + 1;
}
/** RAJ-KARMA-02. */
function turnedValue(value) {
	return 7 - value;
}
function countOf(state, seat, die) {
	return at(state.dice, seat * KINDS_OF_DICE + die);
}
function ownedDice(state, seat) {
	let owned = 0;
	const start = seat * KINDS_OF_DICE;
	for (let i = start; i < start + KINDS_OF_DICE; i++) owned += at(state.dice, i);
	return owned;
}
/** The kinds of dice a player owns, as bits. */
function kindsOwned(state, seat) {
	let kinds = 0;
	const start = seat * KINDS_OF_DICE;
	for (let die = 0; die < KINDS_OF_DICE; die++) if (at(state.dice, start + die) > 0) kinds |= 1 << die;
	return kinds;
}
function ownsColour(state, seat, colour) {
	const start = seat * KINDS_OF_DICE + colour * 6;
	for (let i = start; i < start + 6; i++) if (at(state.dice, i) > 0) return true;
	return false;
}
function freeHands(game, state, seat) {
	return (game.sides[seat]?.hands ?? 0) - ownedDice(state, seat);
}
function suppliedDice(state) {
	let total = 0;
	for (let colour = 0; colour < COLOURS.length; colour++) total += at(state.supply, colour);
	return total;
}
/** The highest sum the player can pay in one colour, karma included, after `spent` (a kind of die or NONE) is gone. */
function highestSum(state, seat, colour, spent, karma) {
	const start = seat * KINDS_OF_DICE + colour * 6;
	const gone = spent === -1 ? -1 : spent + seat * KINDS_OF_DICE;
	let sum = 0;
	let turns = karma;
	for (let face = 0; face < 6; face++) {
		let count = at(state.dice, start + face);
		if (start + face === gone) count--;
		if (count === 0) continue;
		sum += count * (face + 1);
		if (turns > 0 && face < 3) {
			const turned = Math.min(turns, count);
			turns -= turned;
			sum += turned * (5 - 2 * face);
		}
	}
	return sum;
}
/** The highest sums of all colours in one number, so that many prices can be compared with them. */
const PURSE_BITS = 7;
const PURSE_MASK = 127;
function purseOf(state, seat, spent, karma) {
	let purse = 0;
	for (let colour = COLOURS.length - 1; colour >= 0; colour--) purse = purse << PURSE_BITS | highestSum(state, seat, colour, spent, karma);
	return purse;
}
function sumInPurse(purse, colour) {
	return purse >>> colour * PURSE_BITS & PURSE_MASK;
}
/** How many dice of a colour are left after `spent`. */
function countInColour(state, seat, colour, spent) {
	const start = seat * KINDS_OF_DICE + colour * 6;
	let total = spent !== -1 && colourOf(spent) === colour ? -1 : 0;
	for (let face = 0; face < 6; face++) total += at(state.dice, start + face);
	return total;
}
/** How many dice of any colour show a face, after `spent`. */
function diceShowing(state, seat, face, spent) {
	let total = spent !== -1 && faceOf(spent) === face ? -1 : 0;
	for (let colour = 0; colour < COLOURS.length; colour++) total += countOf(state, seat, dieOf(colour, face));
	return total;
}
/** Whether a price (see `Tile.price`) can be paid in a colour. */
function canPay(state, seat, colour, price, spent, purse) {
	if (price > 0) return sumInPurse(purse, colour) >= price;
	return countInColour(state, seat, colour, spent) >= -price;
}
// packages/games/rajas/src/decisions/payments.ts
/**
* The ways to use one die, best first: plain faces and low faces turned up. Naming the dice of a payment in this order lists
* each set once.
*/
const WAYS = [
	{
		value: 6,
		turned: false,
		worth: 6
	},
	{
		value: 1,
		turned: true,
		worth: 6
	},
	{
		value: 5,
		turned: false,
		worth: 5
	},
	{
		value: 2,
		turned: true,
		worth: 5
	},
	{
		value: 4,
		turned: false,
		worth: 4
	},
	{
		value: 3,
		turned: true,
		worth: 4
	},
	{
		value: 3,
		turned: false,
		worth: 3
	},
	{
		value: 2,
		turned: false,
		worth: 2
	},
	{
		value: 1,
		turned: false,
		worth: 1
	}
];
function paymentRoot(colour) {
	return {
		choice: {
			type: "pay",
			colour,
			plain: [],
			turned: []
		},
		children: []
	};
}
/** Payments are made once and then found again: walking from node to node names one more die. */
function childOf(node, way) {
	const known = node.children[way];
	if (known) return known;
	const { colour, plain, turned } = node.choice;
	const { value, turned: isTurned } = WAYS[way] ?? {
		value: -1,
		turned: false
	};
	const child = {
		choice: {
			type: "pay",
			colour,
			plain: isTurned ? plain : [...plain, value],
			turned: isTurned ? [...turned, value] : turned
		},
		children: []
	};
	while (node.children.length <= way) node.children.push(void 0);
	node.children[way] = child;
	return child;
}
/** Dice of the colour that are left while a payment is put together, by value − 1. */
const left = Array(6).fill(0);
function fillLeft(state, seat, colour) {
	const start = seat * KINDS_OF_DICE + dieOf(colour, 1);
	for (let face = 0; face < 6; face++) left[face] = at(state.dice, start + face);
}
/**
* Payments that reach a sum and hold neither a die nor a turn that is not needed. Every other payment is one of these with
* more dice, which `overpay` adds one by one (RAJ-QUARRY-06).
*/
function listSums(state, seat, root, sum, karma, choices) {
	fillLeft(state, seat, root.choice.colour);
	addDice(root, 0, sum, karma, 6, choices);
}
/** `spare`: the least that undoing one turn of the payment would lose. */
function addDice(node, from, due, karma, spare, choices) {
	for (let way = from; way < WAYS.length; way++) {
		const { value, turned, worth } = WAYS[way] ?? {
			value: 1,
			turned: false,
			worth: 0
		};
		const count = at(left, value - 1);
		if (count === 0 || turned && karma === 0) continue;
		const rest = due - worth;
		const lost = turned ? Math.min(spare, turnedValue(value) - value) : spare;
		if (rest <= 0) {
			if (lost === 6 || rest + lost > 0) choices.push(childOf(node, way).choice);
			continue;
		}
		left[value - 1] = count - 1;
		addDice(childOf(node, way), way, rest, turned ? karma - 1 : karma, lost, choices);
		left[value - 1] = count;
	}
}
/** Payments of exactly so many dice, whatever they show. */
function listCounts(state, seat, root, dice, choices) {
	fillLeft(state, seat, root.choice.colour);
	addPlain(root, 0, dice, choices);
}
function addPlain(node, from, dice, choices) {
	for (let way = from; way < WAYS.length; way++) {
		const { value, turned } = WAYS[way] ?? {
			value: 1,
			turned: true
		};
		const count = at(left, value - 1);
		if (turned || count === 0) continue;
		if (dice === 1) {
			choices.push(childOf(node, way).choice);
			continue;
		}
		left[value - 1] = count - 1;
		addPlain(childOf(node, way), way, dice - 1, choices);
		left[value - 1] = count;
	}
}
// packages/games/rajas/src/modules/hooks.ts
function composeHooks(modules) {
	return {
		rules: composeRules(modules),
		extraChoices: collect(modules, "extraChoices"),
		extraAnswers: Object.assign({}, ...modules.map(({ extraChoices }) => extraChoices?.answers)),
		marketValue: collect(modules, "marketValue"),
		tilePrice: collect(modules, "tilePrice"),
		substitutes: collect(modules, "substitutes"),
		mayPlace: collect(modules, "mayPlace"),
		mayOverbuild: collect(modules, "mayOverbuild"),
		mayStop: collect(modules, "mayStop"),
		mayBorrow: collect(modules, "mayBorrow"),
		turnEnd: collect(modules, "turnEnd"),
		idleTurn: collect(modules, "idleTurn"),
		watch: byType(modules.map(({ watch }) => watch)),
		react: byType(modules.map(({ react }) => react))
	};
}
function collect(modules, key) {
	return modules.flatMap((module) => {
		const hook = module[key];
		return hook === void 0 ? [] : [hook];
	});
}
function byType(tables) {
	const joined = /* @__PURE__ */ new Map();
	for (const table of tables) for (const [type, entry] of Object.entries(table ?? {})) joined.set(type, [...joined.get(type) ?? [], entry]);
	return joined.size > 0 ? joined : void 0;
}
/** The base game, first in the list, holds every rule; of the others one at most may take over each. */
function composeRules([base, ...others]) {
	const claimed = /* @__PURE__ */ new Map();
	for (const { id, replace } of others) for (const rule of Object.keys(replace ?? {})) {
		const other = claimed.get(rule);
		if (other !== void 0) throw new Error(`both ${other} and ${id} replace the rule ${rule}`);
		claimed.set(rule, id);
	}
	return Object.assign({}, base?.replace, ...others.map(({ replace }) => replace));
}
/** The modules' parts of state and view, put together. */
function composeSlices(modules) {
	const slices = collect(modules, "slice");
	return {
		begin: (game) => {
			const states = {};
			for (const slice of slices) slice.begin(game, states);
			return states;
		},
		copy: (from) => {
			const to = {};
			for (let i = 0; i < slices.length; i++) slices[i]?.copy(from, to);
			return to;
		},
		view: (game, states, viewer) => {
			const views = {};
			for (const slice of slices) slice.view(game, states, viewer, views);
			return views;
		},
		imagine: (game, views, random) => {
			const states = {};
			for (const slice of slices) slice.imagine(game, views, random, states);
			return states;
		}
	};
}
// packages/games/rajas/src/rules/province.ts
/** Cells are bits of one number; roads over the top, right, bottom and left edge are four such numbers per seat. */
const TOP = 1;
const RIGHT = 2;
const BOTTOM = 4;
const LEFT = 8;
function cellIndex(game, seat, cell) {
	return seat * game.grid.cells.length + cell;
}
/** The tile with this number; undefined for NONE (looked at first, because an index below 0 is slow to look up). */
function tileNumbered(game, tile) {
	return tile < 0 ? void 0 : game.tiles[tile];
}
function topTile(game, state, seat, cell) {
	return tileNumbered(game, at(state.tiles, cellIndex(game, seat, cell)));
}
/** Cells with a tile. */
function filledCells(game, state, seat) {
	const i = seat * EDGES.length;
	const { roads } = state;
	return (at(roads, i) | at(roads, i + 1) | at(roads, i + 2) | at(roads, i + 3)) & game.grid.buildable;
}
function emptyCells(game, state, seat) {
	return game.grid.buildable & ~filledCells(game, state, seat);
}
/** Cells whose neighbour beyond an edge (by its bit) is joined to the residence and leads a road here. */
function reachedOver(grid, state, seat, edge) {
	const i = seat * EDGES.length;
	const joined = at(state.joined, seat);
	if (edge === TOP) return (joined & at(state.roads, i + 2)) << grid.columns;
	if (edge === BOTTOM) return (joined & at(state.roads, i)) >>> grid.columns;
	if (edge === LEFT) return (joined & at(state.roads, i + 1) & grid.notLastColumn) << 1;
	return (joined & at(state.roads, i + 3) & grid.notFirstColumn) >>> 1;
}
/** Empty cells at which a road of the network ends: any tile can be turned to join there (RAJ-PROV-03). */
function openCells(game, state, seat) {
	const { grid } = game;
	return (reachedOver(grid, state, seat, TOP) | reachedOver(grid, state, seat, RIGHT) | reachedOver(grid, state, seat, BOTTOM) | reachedOver(grid, state, seat, LEFT)) & emptyCells(game, state, seat);
}
/** Cells where a tile with these road ends would join the network. */
function cellsJoinedBy(game, state, seat, ends) {
	const { grid } = game;
	let cells = 0;
	if (ends & TOP) cells |= reachedOver(grid, state, seat, TOP);
	if (ends & RIGHT) cells |= reachedOver(grid, state, seat, RIGHT);
	if (ends & BOTTOM) cells |= reachedOver(grid, state, seat, BOTTOM);
	if (ends & LEFT) cells |= reachedOver(grid, state, seat, LEFT);
	return cells;
}
/** How many road ends of a tile on this cell meet the network. */
function meetingRoads(game, state, seat, cell, ends) {
	let met = 0;
	for (let edge = 1; edge <= LEFT; edge <<= 1) if (ends & edge && reachedOver(game.grid, state, seat, edge) & 1 << cell) met |= edge;
	return countBits(met);
}
/** Cells joined to the residence if the roads were these. */
function flood(grid, top, right, bottom, left) {
	let joined = 1 << grid.residence;
	for (;;) {
		const next = joined | (joined & bottom) << grid.columns & top | (joined & top) >>> grid.columns & bottom | (joined & right & grid.notLastColumn) << 1 & left | (joined & left & grid.notFirstColumn) >>> 1 & right;
		if (next === joined) return joined;
		joined = next;
	}
}
function without(roads, bit, ends, edge) {
	return ends & edge ? roads | bit : roads & ~bit;
}
/** Cells joined to the residence with other road ends on one cell. */
function joinedWith(game, state, seat, cell, ends) {
	const i = seat * EDGES.length;
	const bit = 1 << cell;
	return flood(game.grid, without(at(state.roads, i), bit, ends, TOP), without(at(state.roads, i + 1), bit, ends, RIGHT), without(at(state.roads, i + 2), bit, ends, BOTTOM), without(at(state.roads, i + 3), bit, ends, LEFT));
}
/** Whether every cell that is joined now stays joined when a cell's road ends change (RAJ-MB-05). */
function keepsJoined(game, state, seat, cell, ends) {
	const old = roadEnds(game, state, seat, cell);
	if ((old & ends) === old) return true;
	const joined = at(state.joined, seat);
	return (joinedWith(game, state, seat, cell, ends) & joined) === joined;
}
/** Road ends of the top tile on a cell. */
function roadEnds(game, state, seat, cell) {
	const i = cellIndex(game, seat, cell);
	return tileNumbered(game, at(state.tiles, i))?.ends[at(state.rotations, i)] ?? 0;
}
/** Puts a tile on a cell as its top tile and joins the roads anew. */
function layTop(game, state, seat, cell, tile, rotation) {
	const i = cellIndex(game, seat, cell);
	state.tiles[i] = tile;
	state.rotations[i] = tile === -1 ? 0 : rotation;
	joinRoads(game, state, seat, cell, roadEnds(game, state, seat, cell));
}
function joinRoads(game, state, seat, cell, ends) {
	const first = seat * EDGES.length;
	const bit = 1 << cell;
	for (let edge = 0; edge < EDGES.length; edge++) state.roads[first + edge] = without(at(state.roads, first + edge), bit, ends, 1 << edge);
	const { roads } = state;
	state.joined[seat] = flood(game.grid, at(roads, first), at(roads, first + 1), at(roads, first + 2), at(roads, first + 3));
}
/** The yield places that a tile with these road ends touches, as bits. */
function touchedYields(game, cell, ends) {
	let places = 0;
	for (let edge = 0; edge < EDGES.length; edge++) if (ends & 1 << edge) places |= at(game.grid.touches, cell * EDGES.length + edge);
	return places;
}
/** Cells with a tile that is joined to the residence; others have no function yet. */
function joinedCells(game, state, seat) {
	return at(state.joined, seat) & game.grid.buildable;
}
const ALL_GOODS = (1 << GOODS.length) - 1;
/** Most markets in one sale: as many as a die has faces. */
const MOST_MARKETS = 6;
/** What scoring a market brings: its printed value and what modules add. */
function marketValue(game, state, seat, good, printed) {
	let value = printed;
	const changes = game.hooks.marketValue;
	for (let i = 0; i < changes.length; i++) value += changes[i]?.(game, state, seat, good) ?? 0;
	return value;
}
function tileMoney(game, state, seat, tile) {
	let money = 0;
	for (const { good, value } of tile.markets) money += marketValue(game, state, seat, good, value);
	return money;
}
/** Whether a market of a good (any of ANY_GOODS …: of whatever good) is visible. */
function hasMarket(game, state, seat, good) {
	const wanted = good < 0 ? ALL_GOODS : 1 << good;
	const first = cellIndex(game, seat, 0);
	for (let cells = joinedCells(game, state, seat); cells !== 0; cells &= cells - 1) {
		const tile = game.tiles[at(state.tiles, first + lowestBit(cells))];
		if (tile && (tile.goods & wanted) !== 0) return true;
	}
	return false;
}
/**
* The amounts a sale can bring, as bits. Only the sum of a sale matters (RAJ-MARKET-10), so sets of markets with equal sums
* are one choice. `reach[g][n]`: sums of exactly n markets of good g.
*/
function saleSums(game, state, seat, goods, max) {
	const reach = sumsByGood(game, state, seat, Math.min(max, MOST_MARKETS));
	if (goods >= 0) return union(reach[goods] ?? [], max);
	if (goods === -3) return reach.reduce((sums, ofGood) => sums | union(ofGood, max), 0);
	if (goods === -1) return mixedSums(reach, max, MOST_MARKETS) & -2;
	let substitutes = 0;
	for (const extra of game.hooks.substitutes) substitutes += extra(game, state, seat);
	return mixedSums(reach, max, substitutes) & -2;
}
function union(sums, max) {
	let all = 0;
	for (let n = 1; n <= max && n < sums.length; n++) all |= at(sums, n);
	return all;
}
function sumsByGood(game, state, seat, max) {
	const reach = GOODS.map(() => {
		const sums = filled(max + 1, 0);
		sums[0] = 1;
		return sums;
	});
	for (let cells = joinedCells(game, state, seat); cells !== 0; cells &= cells - 1) {
		const markets = topTile(game, state, seat, lowestBit(cells))?.markets ?? [];
		for (let i = 0; i < markets.length; i++) {
			const market = markets[i];
			if (market) addMarket(reach[market.good] ?? [], marketValue(game, state, seat, market.good, market.value));
		}
	}
	return reach;
}
function addMarket(sums, value) {
	for (let n = sums.length - 1; n > 0; n--) sums[n] = at(sums, n) | at(sums, n - 1) << value;
}
/** Sums of at most `max` markets in which at most `repeats` are of a good already used. */
function mixedSums(reach, max, repeats) {
	return mix(reach, 0, max, repeats);
}
function mix(reach, good, max, repeats) {
	const sums = reach[good];
	if (!sums) return 1;
	let all = 0;
	for (let n = 0; n < sums.length && n <= max && n - 1 <= repeats; n++) if (at(sums, n) !== 0) all |= convolve(at(sums, n), mix(reach, good + 1, max - n, repeats - Math.max(0, n - 1)));
	return all;
}
function convolve(a, b) {
	let sums = 0;
	for (let rest = a; rest !== 0; rest &= rest - 1) sums |= b << lowestBit(rest);
	return sums;
}
// packages/games/rajas/src/rules/packed.ts
/** Numbers of dice by colour in one whole number, so that frames stay small: four bits for each colour. */
const BITS = 4;
const MASK = 15;
function packedCount(packed, colour) {
	return packed >>> colour * BITS & MASK;
}
function packedOne(colour) {
	return 1 << colour * BITS;
}
function packedTotal(packed) {
	let total = 0;
	for (let colour = 0; colour < COLOURS.length; colour++) total += packedCount(packed, colour);
	return total;
}
// packages/games/rajas/src/compile/gains.ts
function compileGain(table, data) {
	const gain = {
		index: table.gains.length,
		kind: data.kind,
		rule: defined(table.rules[data.kind], `gain ${data.kind}`),
		data,
		amount: data.amount ?? 0,
		counter: data.per === void 0 ? void 0 : defined(table.counters[data.per], `counter ${data.per}`),
		every: data.every ?? 1,
		colour: data.colour === void 0 ? -1 : COLOURS.indexOf(data.colour),
		colours: (data.colours ?? []).reduce((packed, colour) => packed + packedOne(COLOURS.indexOf(colour)), 0),
		max: typeof data.max === "number" ? data.max : 0,
		goods: goodsOf(data.goods),
		actions: (data.actions ?? []).map((id) => defined(table.actions.get(id), `palace action ${id}`)),
		late: data.late ?? false,
		optional: data.optional ?? false
	};
	table.gains.push(gain);
	return gain;
}
function goodsOf(goods) {
	if (goods === void 0 || goods === "any") return -1;
	if (goods === "different") return -2;
	if (goods === "one") return -3;
	return GOODS.indexOf(goods);
}
// packages/games/rajas/src/compile/province.ts
/** The names of all squares, row by row: A1, B1, … */
function cellNames({ columns, rows }) {
	return rows.flatMap((row) => columns.map((column) => `${column}${row}`));
}
function compileGrid(board) {
	const cells = cellNames(board);
	const columns = board.columns.length;
	const bitsWhere = (holds) => cells.reduce((bits, name, cell) => holds(name, cell) ? bits | 1 << cell : bits, 0);
	return {
		columns,
		cells,
		residence: cells.indexOf(board.residence),
		residenceEnds: board.residenceRoads.reduce((bits, edge) => bits | 1 << EDGES.indexOf(edge), 0),
		buildable: bitsWhere((name) => name !== board.residence && !board.notBuildable.includes(name)),
		interior: bitsWhere((name) => board.interior.includes(name)),
		notFirstColumn: bitsWhere((_, cell) => cell % columns > 0),
		notLastColumn: bitsWhere((_, cell) => cell % columns < columns - 1),
		touches: packed(cells.flatMap((cell) => EDGES.map((edge) => yieldsAt(board, cell, edge)))),
		lay: cells.flatMap((at, cell) => EDGES.map((_, rotation) => ({
			type: "lay",
			cell,
			rotation,
			at
		})))
	};
}
function yieldsAt({ yields }, cell, edge) {
	return yields.reduce((bits, place, index) => place.touches.some((one) => one.cell === cell && one.edge === edge) ? bits | 1 << index : bits, 0);
}
function compileSide(edition, name, table) {
	return {
		name,
		hands: edition.limits.kali[name],
		yields: edition.provinceBoard.yields.map((place, index) => ({
			index,
			id: place.id,
			colour: name === "back" ? YIELD_COLOURS.indexOf(place.colour) : -1,
			gain: compileGain(table, place[name]),
			choice: {
				type: "receive",
				place: index,
				id: place.id
			}
		}))
	};
}
// packages/games/rajas/src/compile/spaces.ts
const CHAMBERS = "chambers";
function boardFor(edition, players) {
	return defined(edition.boards.find((board) => board.players.includes(players)), `board for ${players} players`);
}
/** The spaces in play: without those under cover tiles (RAJ-SETUP-02), with those of the modules. */
function compileSpaces(edition, players, extra, table) {
	const board = boardFor(edition, players);
	const covered = (board.coverTiles ?? []).filter((tile) => tile.players.includes(players)).flatMap(({ covers }) => covers);
	const data = [...board.spaces.filter(({ id }) => !covered.includes(id)), ...extra];
	return data.map((space, index) => compileSpace(edition, board, data, space, index, table));
}
function compileSpace(edition, board, all, data, index, table) {
	const { id, area, group = "" } = data;
	const effects = data.effects.map((gain) => compileGain(table, gain));
	return {
		index,
		id,
		area,
		group,
		groupLimit: board.groupLimits?.[group] ?? 0,
		groupSpaces: board.groupLimits?.[group] ? placesOf$1(all, (space) => space.group === group) : [],
		before: edition.areasInOrder.includes(area) ? earlierIn(all, area, index) : [],
		cost: compileCost(data.cost ?? {}),
		effects,
		ignoresPayment: effects.every(({ rule }) => rule.ignoresPayment),
		choice: {
			type: "place",
			space: index,
			id
		}
	};
}
function earlierIn(all, area, index) {
	return placesOf$1(all, (space, other) => other < index && space.area === area).reverse();
}
function placesOf$1(all, isWanted) {
	return packed(all.flatMap((space, index) => isWanted(space, index) ? [index] : []));
}
function compileCost(cost) {
	const { money = 0, die, colour, values } = cost;
	return {
		money,
		die: die !== void 0 || colour !== void 0 || values !== void 0,
		plain: kindsWhere((kind) => isAccepted(cost, kind, faceOf(kind))),
		turned: values !== void 0 || die === "valued" ? kindsWhere((kind) => isWorthTurning(cost, kind)) : 0
	};
}
function isAccepted({ colour, values }, kind, value) {
	return (colour === void 0 || COLOURS[colourOf(kind)] === colour) && (values === void 0 || values.includes(value));
}
/** Turning a die must make a difference: it opens a space, or raises what the die is worth. */
function isWorthTurning(cost, kind) {
	const value = faceOf(kind);
	const turned = turnedValue(value);
	return isAccepted(cost, kind, turned) && (turned > value || !isAccepted(cost, kind, value));
}
function kindsWhere(holds) {
	return range(KINDS_OF_DICE).reduce((bits, kind) => holds(kind) ? bits | 1 << kind : bits, 0);
}
/** The chambers of the palace, which other effects may grant without their die (RAJ-GAIN-05). */
function compileActions(spaces) {
	return spaces.filter(({ group }) => group === CHAMBERS).map(({ id, effects }, action) => ({
		id,
		effects,
		choice: {
			type: "action",
			action,
			id
		}
	}));
}
// packages/games/rajas/src/compile/tiles.ts
/** Edges a road leads over before any turn, as bits: 1 top, 2 right, 4 bottom, 8 left. */
const ENDS = {
	straight: 5,
	bend: 3,
	fork: 11,
	cross: 15
};
function turned(ends, rotation) {
	return (ends << rotation | ends >>> EDGES.length - rotation) & 15;
}
function compileTiles(edition, extra) {
	return tilesOf(edition, extra).map(compileTile);
}
function tilesOf(edition, extra) {
	return [...edition.provinceTiles, ...extra];
}
function compileTile(data, index) {
	const ends = EDGES.map((_, rotation) => turned(ENDS[data.road], rotation));
	return {
		index,
		id: data.id,
		colour: data.colour === void 0 ? -1 : COLOURS.indexOf(data.colour),
		price: data.dice === void 0 ? data.price ?? 0 : -data.dice,
		road: ROADS.indexOf(data.road),
		ends,
		rotations: packed(ends.flatMap((bits, rotation) => ends.indexOf(bits) === rotation ? [rotation] : [])),
		buildings: data.buildings.map((name) => BUILDINGS.indexOf(name)),
		markets: data.markets.map(({ good, value }) => ({
			good: GOODS.indexOf(good),
			value
		})),
		goods: data.markets.reduce((bits, { good }) => bits | 1 << GOODS.indexOf(good), 0),
		isMarketTile: data.marketTile ?? data.markets.length > 0,
		coverDice: data.coverDice ?? 0,
		coverFace: data.coverFace ?? 0,
		isSafeFromDice: data.safeFromDice ?? false,
		reveal: {
			type: "reveal",
			tile: index,
			id: data.id
		}
	};
}
/** RAJ-SETUP-05: one stack for each colour and animal. */
function compileStacks(edition, extra) {
	const tiles = tilesOf(edition, extra);
	return COLOURS.flatMap((colour) => ANIMALS.map((animal, place) => {
		const members = tiles.flatMap((tile, index) => tile.colour === colour && tile.back === animal ? [index] : []);
		const stack = COLOURS.indexOf(colour) * ANIMALS.length + place;
		return {
			id: `${colour}-${animal}`,
			tiles: members,
			choice: tiles.map(({ id }) => ({
				type: "tile",
				stack,
				id
			}))
		};
	}));
}
// packages/games/rajas/src/compile/index.ts
/** Turns an edition and the modules in play into the tables of one game. */
function compileGame(edition, players, modules) {
	const hooks = composeHooks(modules);
	const table = gainTable(edition, players, modules);
	const tiles = modules.flatMap((module) => module.tiles ?? []);
	const spaces = modules.flatMap((module) => module.spaces ?? []);
	const front = compileSide(edition, "front", table);
	const back = compileSide(edition, "back", table);
	const compiledSpaces = compileSpaces(edition, players, spaces, table);
	return {
		players,
		edition,
		modules,
		hooks,
		slices: composeSlices(modules),
		spaces: compiledSpaces,
		actions: compileActions(compiledSpaces),
		tiles: compileTiles(edition, tiles),
		stacks: compileStacks(edition, tiles),
		grid: compileGrid(edition.provinceBoard),
		sides: range(players).map((seat) => hooks.rules.side(seat) === "front" ? front : back),
		river: compileRiver(edition, table),
		riverTiles: modules.flatMap((module) => module.riverTiles ?? []).map(({ id, gain }) => ({
			id,
			gain: compileGain(table, gain)
		})),
		yieldTiles: yieldTileData(edition, modules).map((data, index) => compileYieldTile(data, index, table)),
		tracks: [compileTrack("fame", edition.tracks.fame, table), compileTrack("money", edition.tracks.money, table)],
		mostWorkers: hooks.rules.mostWorkers,
		payments: COLOURS.map((_, colour) => paymentRoot(colour)),
		ownGains: compileOwnGains(modules, table),
		gains: table.gains
	};
}
function gainTable(edition, players, modules) {
	const chambers = boardFor(edition, players).spaces.filter(({ group }) => group === CHAMBERS);
	return {
		gains: [],
		rules: Object.assign({}, ...modules.map(({ gainRules }) => gainRules)),
		counters: Object.assign({}, ...modules.map(({ counters }) => counters)),
		actions: new Map(chambers.map(({ id }, action) => [id, action]))
	};
}
function compileOwnGains(modules, table) {
	const named = modules.flatMap(({ gains }) => Object.entries(gains ?? {}));
	return new Map(named.map(([name, data]) => [name, compileGain(table, data)]));
}
function compileRiver({ river }, table) {
	return {
		printed: [void 0, ...river.spaces.map((gain) => compileGain(table, gain))],
		last: river.spaces.length,
		bridgeAfter: river.bridgeAfter,
		ids: range(river.spaces.length + 1).map((index) => `river-${index}`)
	};
}
function compileTrack(name, { bonuses, worker }, table) {
	return {
		worker,
		bonuses: bonuses.map(({ space, gain }) => ({
			space,
			gain: compileGain(table, gain),
			reason: `${name}-${space}`
		}))
	};
}
function yieldTileData(edition, modules) {
	return [...edition.yieldTiles, ...modules.flatMap((module) => module.yieldTiles ?? [])];
}
function compileYieldTile({ id, colour, count, gain }, index, table) {
	return {
		index,
		id,
		colour: YIELD_COLOURS.indexOf(colour),
		colourName: colour,
		count,
		gain: compileGain(table, gain),
		draw: {
			type: "draw",
			tile: index,
			id
		}
	};
}
// packages/games/rajas/src/edition-shape.ts
const whole = (min, max) => integer(max === void 0 ? { min } : {
	min,
	max
});
const texts = array(text());
const players = array(whole(2, 4), { min: 1 });
/** Which parameters belong to which kind of gain is checked against the rules in play (edition-checks.ts). */
const GAIN = object({ kind: text() }, {
	amount: whole(1),
	per: text(),
	every: whole(1),
	colour: oneOf(COLOURS),
	colours: array(oneOf(COLOURS), { min: 1 }),
	max: either(whole(1), oneOf(["die"])),
	goods: oneOf([
		...GOODS,
		"different",
		"one",
		"any"
	]),
	actions: array(text(), { min: 1 }),
	late: flag$1(),
	optional: flag$1()
});
const SPACE = object({
	id: text(),
	area: text(),
	effects: array(GAIN, { min: 1 })
}, {
	group: text(),
	cost: object({}, {
		money: whole(1),
		die: oneOf(["any", "valued"]),
		colour: oneOf(COLOURS),
		values: array(whole(1, 6), { min: 1 })
	})
});
const BOARD = object({
	players,
	spaces: array(SPACE, { min: 1 })
}, {
	coverTiles: array(object({
		players,
		covers: texts
	})),
	groupLimits: record(whole(1))
});
const TRACK = object({
	spaces: whole(1),
	worker: whole(1),
	bonuses: array(object({
		space: whole(1),
		gain: GAIN
	}))
});
/** Values stay small, so that the sum of a sale fits into the bits of one number. */
const MARKET = object({
	good: oneOf(GOODS),
	value: whole(1, 4)
});
const TILE$1 = object({
	id: text(),
	colour: oneOf(COLOURS),
	back: oneOf(ANIMALS),
	price: whole(1),
	road: oneOf(ROADS),
	buildings: array(oneOf(BUILDINGS), { max: 2 }),
	markets: array(MARKET, { max: 2 })
});
const PROVINCE_BOARD = object({
	columns: array(text(), { min: 1 }),
	rows: array(whole(1), { min: 1 }),
	residence: text(),
	residenceRoads: array(oneOf(EDGES), { min: 1 }),
	notBuildable: texts,
	interior: texts,
	yields: array(object({
		id: text(),
		touches: array(object({
			cell: text(),
			edge: oneOf(EDGES)
		}), { min: 1 }),
		front: GAIN,
		back: GAIN,
		colour: oneOf(YIELD_COLOURS)
	}))
});
const EDITION = object({
	dice: object({ perColour: whole(1, 15) }),
	tracks: object({
		meet: whole(1),
		moneyPerFame: whole(1),
		fame: TRACK,
		money: TRACK
	}),
	start: object({
		money: array(whole(0), { min: 4 }),
		karma: whole(0),
		workers: whole(1),
		buildingLevel: whole(0)
	}),
	limits: object({
		karma: whole(0),
		buildingLevel: whole(1),
		workers: whole(1),
		baseWorkers: whole(1),
		kali: object({
			front: whole(4, 15),
			back: whole(4, 15)
		})
	}),
	areasInOrder: texts,
	boards: array(BOARD, { min: 1 }),
	provinceTiles: array(TILE$1, { min: 1 }),
	provinceBoard: PROVINCE_BOARD,
	river: object({
		bridgeAfter: whole(0),
		spaces: array(GAIN, {
			min: 2,
			max: 31
		})
	}),
	yieldTiles: array(object({
		id: text(),
		colour: oneOf(YIELD_COLOURS),
		count: whole(1),
		gain: GAIN
	}))
}, {
	provenance: record(text()),
	modules: anything()
});
// packages/games/rajas/src/choices.ts
const PASS = { type: "pass" };
const OVERPAY = { type: "overpay" };
const DONE = { type: "done" };
const DECLINE = { type: "decline" };
const PAY_DIE = range(KINDS_OF_DICE).map((die) => ({
	type: "pay-die",
	die,
	turned: false
}));
const PAY_TURNED = range(KINDS_OF_DICE).map((die) => ({
	type: "pay-die",
	die,
	turned: true
}));
const TAKE = COLOURS.map((_, colour) => ({
	type: "take",
	colour
}));
const RETURN = range(KINDS_OF_DICE).map((die) => ({
	type: "return",
	die
}));
const REROLL = range(KINDS_OF_DICE).map((die) => ({
	type: "reroll",
	die
}));
const UPGRADE = BUILDINGS.map((name, building) => ({
	type: "upgrade",
	building,
	name
}));
const ROLL = range(6).map((face) => ({
	type: "roll",
	value: face + 1
}));
const SCORE = range(32).map((money) => ({
	type: "score",
	money
}));
const SAIL = range(32).map((spaces) => ({
	type: "sail",
	spaces
}));
/** Every kind of die as people write it: B1 … P6. */
const DIE_NAMES = range(KINDS_OF_DICE).map((die) => `${COLOUR_LETTERS[Math.floor(die / 6)]}${die % 6 + 1}`);
const dieName = (die) => DIE_NAMES[die] ?? "";
/** A choice's text; no two choices of one question share it. */
const coreNotation = {
	place: ({ id }) => id,
	pass: () => "pass",
	"pay-die": ({ die, turned }) => `pay ${dieName(die)}${turned ? "*" : ""}`,
	tile: ({ id }) => `take ${id}`,
	lay: ({ at, rotation }) => `lay ${at} r${rotation}`,
	pay: ({ colour, plain, turned }) => {
		const letter = COLOUR_LETTERS[colour];
		return [
			"pay",
			...plain.map((value) => `${letter}${value}`),
			...turned.map((value) => `${letter}${value}*`)
		].join(" ");
	},
	overpay: () => "pay more",
	take: ({ colour }) => `take ${COLOUR_LETTERS[colour]}`,
	return: ({ die }) => `return ${dieName(die)}`,
	reroll: ({ die }) => `reroll ${dieName(die)}`,
	done: () => "done",
	decline: () => "decline",
	score: ({ money }) => `score ${money}`,
	upgrade: ({ name }) => `upgrade ${name}`,
	sail: ({ spaces }) => spaces === 0 ? "stay" : `sail ${spaces}`,
	action: ({ id }) => id,
	receive: ({ id }) => `receive ${id}`,
	roll: ({ value }) => `roll ${value}`,
	reveal: ({ id }) => `reveal ${id}`,
	first: ({ seat }) => `seat ${seat + 1}`,
	draw: ({ id }) => `draw ${id}`
};
// packages/games/rajas/src/folds.ts
function nothing() {}
function moveDie$1(state, seat, colour, value, dice) {
	add(state.dice, seat * KINDS_OF_DICE + dieOf(colour, value), dice);
	add(state.supply, colour, -dice);
}
/** The top of the stack is gone until the next tile is revealed. */
function takeTop(state, stack) {
	state.tops[stack] = -1;
}
const coreFolds = {
	"tile-revealed": (game, state, { stack, tile }) => {
		state.tops[stack] = tile;
		const place = game.stacks[stack]?.tiles.indexOf(tile) ?? -1;
		state.below[stack] = at(state.below, stack) & ~(1 << place);
	},
	"die-rolled": (_game, state, { seat, colour, value }) => moveDie$1(state, seat, colour, value, 1),
	"start-player-found": (_game, state, { seat }) => {
		state.start = seat;
	},
	"money-set": (_game, state, { seat, amount }) => {
		state.money[seat] = amount;
	},
	"round-started": (_game, state, { round }) => {
		state.round = round;
		state.cycle = 0;
		state.claim = -1;
	},
	"cycle-started": (_game, state, { cycle }) => {
		state.cycle = cycle;
		state.placements = 0;
	},
	"turn-started": (_game, state, { seat }) => {
		state.turn = seat;
		for (let building = 0; building < BUILDINGS.length; building++) state.late[seat * BUILDINGS.length + building] = 0;
	},
	"turn-ended": (_game, state) => {
		state.turn = -1;
	},
	"passed-over": nothing,
	passed: nothing,
	"worker-placed": (_game, state, { seat, space }) => {
		state.workers[space] = at(state.workers, space) | 1 << seat;
		add(state.placed, seat, 1);
		state.placements++;
	},
	"worker-lifted": (_game, state, { seat, space }) => {
		state.workers[space] = at(state.workers, space) & ~(1 << seat);
		add(state.placed, seat, -1);
	},
	"money-paid": (_game, state, { seat, amount }) => add(state.money, seat, -amount),
	"die-paid": (_game, state, { seat, colour, value, turned }) => {
		moveDie$1(state, seat, colour, value, -1);
		if (turned) add(state.karma, seat, -1);
	},
	"die-returned": (_game, state, { seat, colour, value }) => moveDie$1(state, seat, colour, value, -1),
	"die-rerolled": (_game, state, { seat, colour, value, from }) => {
		add(state.dice, seat * KINDS_OF_DICE + dieOf(colour, from), -1);
		add(state.dice, seat * KINDS_OF_DICE + dieOf(colour, value), 1);
	},
	"money-gained": (_game, state, { seat, amount }) => add(state.money, seat, amount),
	"fame-gained": (_game, state, { seat, amount }) => add(state.fame, seat, amount),
	"karma-gained": (_game, state, { seat, amount }) => add(state.karma, seat, amount),
	"markers-met": (game, state, { seat }) => {
		let before = 0;
		for (let other = 0; other < game.players; other++) before = Math.max(before, at(state.crossed, other));
		state.crossed[seat] = before + 1;
	},
	"end-triggered": (_game, state, { seat }) => {
		state.trigger = seat;
	},
	"bonus-reached": (_game, state, { seat, track }) => add(state.bonuses, seat * TRACKS.length + (track === "fame" ? 0 : 1), 1),
	"worker-won": (_game, state, { seat, from }) => {
		state.waiting[seat] = at(state.waiting, seat) & ~WAITING[from];
		add(state.active, seat, 1);
	},
	"worker-removed": (_game, state, { seat, from }) => {
		state.waiting[seat] = at(state.waiting, seat) & ~WAITING[from];
	},
	upgraded: (_game, state, { seat, building, late }) => {
		add(state.levels, seat * BUILDINGS.length + building, 1);
		if (late) add(state.late, seat * BUILDINGS.length + building, 1);
	},
	lapsed: nothing,
	declined: nothing,
	"tile-built": (game, state, { seat, stack, tile, cell, rotation }) => {
		takeTop(state, stack);
		layTop(game, state, seat, cell, tile, rotation);
	},
	"tile-overbuilt": (game, state, { seat, stack, tile, cell, rotation, over }) => {
		takeTop(state, stack);
		state.covered[cellIndex(game, seat, cell)] = over;
		layTop(game, state, seat, cell, tile, rotation);
	},
	"yield-connected": (_game, state, { seat, place }) => {
		state.connected[seat] = at(state.connected, seat) | 1 << place;
	},
	"tile-valued": nothing,
	"tile-scored": nothing,
	"yield-received": (_game, state, { seat, place }) => {
		state.yielded[seat] = at(state.yielded, seat) | 1 << place;
	},
	"boat-moved": (_game, state, { seat, to }) => {
		state.boats[seat] = to;
	},
	"start-claimed": (_game, state, { seat }) => {
		state.claim = seat;
	},
	"action-chosen": nothing,
	"yield-tile-drawn": (_game, state, { tile }) => {
		add(state.yieldStack, tile, -1);
		add(state.yieldAside, tile, 1);
	},
	"yield-stack-renewed": (_game, state) => {
		for (let tile = 0; tile < state.yieldAside.length; tile++) {
			add(state.yieldStack, tile, at(state.yieldAside, tile));
			state.yieldAside[tile] = 0;
		}
	},
	"start-player-moved": (_game, state, { seat }) => {
		state.start = seat;
	},
	"workers-returned": (_game, state) => {
		state.workers.fill(0);
		state.placed.fill(0);
	},
	"game-ended": nothing
};
// packages/games/rajas/src/rules/reasons.ts
/** Why something cannot be done now, each with its rule. */
const REASONS = {
	occupied: {
		code: "occupied",
		rule: "RAJ-PLACE-02"
	},
	notNext: {
		code: "not-the-next-space",
		rule: "RAJ-PLACE-03"
	},
	groupLimit: {
		code: "already-used-this-round",
		rule: "RAJ-MARKET-07"
	},
	tooLittleMoney: {
		code: "too-little-money",
		rule: "RAJ-PLACE-08"
	},
	noDie: {
		code: "no-fitting-die",
		rule: "RAJ-PLACE-09"
	},
	noMarket: {
		code: "no-such-market",
		rule: "RAJ-PLACE-12"
	},
	noDieInSupply: {
		code: "colour-not-in-supply",
		rule: "RAJ-DICE-09"
	},
	noOpenRoad: {
		code: "no-open-road",
		rule: "RAJ-PROV-10"
	},
	nothingPayable: {
		code: "no-payable-tile",
		rule: "RAJ-QUARRY-09"
	},
	nothingToOverbuild: {
		code: "nothing-to-overbuild",
		rule: "RAJ-MB-09"
	},
	riverEnd: {
		code: "boat-at-river-end",
		rule: "RAJ-RIVER-10"
	},
	tooFewRiverSpaces: {
		code: "too-few-river-spaces",
		rule: "RAJ-PALACE-23"
	},
	karmaFull: {
		code: "karma-full",
		rule: "RAJ-KARMA-01"
	},
	allUpgraded: {
		code: "all-upgraded",
		rule: "RAJ-UPG-06"
	},
	noDice: {
		code: "no-dice",
		rule: "RAJ-PALACE-02"
	},
	amountIsZero: {
		code: "amount-is-zero",
		rule: "RAJ-PLACE-12"
	},
	noYieldTile: {
		code: "no-yield-tile",
		rule: "RAJ-PALACE-12"
	},
	noAction: {
		code: "no-possible-action",
		rule: "RAJ-GAIN-08"
	},
	wrongColour: {
		code: "too-few-dice-of-colour",
		rule: "RAJ-QUARRY-04"
	},
	emptyStack: {
		code: "stack-is-empty",
		rule: "RAJ-QUARRY-11"
	},
	notDearer: {
		code: "not-dearer",
		rule: "RAJ-MB-02"
	},
	differenceTooHigh: {
		code: "difference-too-high",
		rule: "RAJ-MB-03"
	},
	overbuiltOnce: {
		code: "overbuilt-already",
		rule: "RAJ-MB-08"
	},
	cutsOff: {
		code: "would-cut-off-tiles",
		rule: "RAJ-MB-05"
	},
	safeFromDice: {
		code: "not-covered-by-this-tile",
		rule: "GB2-COW-18"
	},
	cellEmpty: {
		code: "nothing-to-cover",
		rule: "RAJ-MB-01"
	},
	cellFilled: {
		code: "cell-is-filled",
		rule: "RAJ-PROV-02"
	},
	notBuildable: {
		code: "no-building-ground",
		rule: "RAJ-PROV-02"
	},
	notJoined: {
		code: "no-road-leads-there",
		rule: "RAJ-PROV-03"
	}
};
// packages/games/rajas/src/rules/building-ground.ts
/** The open tile of a stack; undefined if the stack is empty. */
function openTile(game, state, stack) {
	return tileNumbered(game, at(state.tops, stack));
}
/** Price in dice of a tile's colour (see `Tile.price`). */
function tilePrice(game, state, seat, tile) {
	let price = tile.price;
	const changes = game.hooks.tilePrice;
	for (let i = 0; i < changes.length; i++) price += changes[i]?.(game, state, seat, tile) ?? 0;
	return price;
}
/** RAJ-MB-02, RAJ-MB-03: the new tile must be dearer, and the difference is paid. Some tiles cost a number of dice instead. */
function overbuildPrice(old, tile) {
	const dice = Math.max(old.coverDice, tile.coverDice);
	return dice > 0 ? -dice : Math.max(0, tile.price - old.price);
}
/** The face of the one die, of any colour, that covering costs (GB2-GB1-03); 0: the price is in the tile's colour. */
function overbuildFace(old, tile) {
	return old.coverDice > 0 ? tile.coverFace : 0;
}
function canPayOver(state, seat, old, tile, spent, purse) {
	const face = overbuildFace(old, tile);
	if (face === 0) return canPay(state, seat, tile.colour, overbuildPrice(old, tile), spent, purse);
	return diceShowing(state, seat, face, spent) > 0;
}
/** RAJ-QUARRY-09: a top tile that can be paid, and a cell for it. */
function whyNotBuild(game, state, seat, spent, karma) {
	if (openCells(game, state, seat) === 0) return REASONS.noOpenRoad;
	const purse = purseOf(state, seat, spent, karma);
	for (let stack = 0; stack < game.stacks.length; stack++) {
		const tile = openTile(game, state, stack);
		if (tile && canPay(state, seat, tile.colour, tilePrice(game, state, seat, tile), spent, purse)) return void 0;
	}
	return REASONS.nothingPayable;
}
/** Why a tile cannot cover this cell at all, in any rotation and for any price the purse allows. */
function whyNotCover(game, state, seat, cell, tile, spent, purse) {
	const i = cellIndex(game, seat, cell);
	const old = tileNumbered(game, at(state.tiles, i));
	if (!old) return REASONS.cellEmpty;
	if (at(state.covered, i) !== -1) return REASONS.overbuiltOnce;
	if (overbuildPrice(old, tile) === 0) return REASONS.notDearer;
	if (tile.coverDice > 0 && old.isSafeFromDice) return REASONS.safeFromDice;
	if (!canPayOver(state, seat, old, tile, spent, purse)) return REASONS.differenceTooHigh;
	return vetoOverbuild(game, state, seat, cell, tile) ?? (fitsSomehow(game, state, seat, cell, tile) ? void 0 : REASONS.cutsOff);
}
function vetoOverbuild(game, state, seat, cell, tile) {
	const vetoes = game.hooks.mayOverbuild;
	for (let i = 0; i < vetoes.length; i++) {
		const reason = vetoes[i]?.(game, state, seat, cell, tile);
		if (reason) return reason;
	}
}
function fitsSomehow(game, state, seat, cell, tile) {
	for (let i = 0; i < tile.rotations.length; i++) if (keepsJoined(game, state, seat, cell, at(tile.ends, at(tile.rotations, i)))) return true;
	return false;
}
/** Whether a tile can cover some cell. */
function canCoverSomewhere(game, state, seat, tile, spent, purse) {
	if (tile.coverFace === 0 && sumInPurse(purse, tile.colour) === 0) return false;
	for (let cells = filledCells(game, state, seat); cells !== 0; cells &= cells - 1) if (!whyNotCover(game, state, seat, lowestBit(cells), tile, spent, purse)) return true;
	return false;
}
/** RAJ-MB-09: a fitting pair of tiles and the dice for the difference. */
function whyNotOverbuild(game, state, seat, spent, karma) {
	if (filledCells(game, state, seat) === 0) return REASONS.nothingToOverbuild;
	const purse = purseOf(state, seat, spent, karma);
	if (purse === 0) return REASONS.nothingToOverbuild;
	for (let stack = 0; stack < game.stacks.length; stack++) {
		const tile = openTile(game, state, stack);
		if (tile && canCoverSomewhere(game, state, seat, tile, spent, purse)) return void 0;
	}
	return REASONS.nothingToOverbuild;
}
// packages/games/rajas/src/rules/buildings.ts
/**
* Fame of a building laid now. Ruling of low confidence (RAJ-UPG-05): the upgrade of fame space 5 moves its marker at once but
* counts here only from the player's next turn on.
*/
function buildingValue(state, seat, building) {
	const i = seat * BUILDINGS.length + building;
	return at(state.levels, i) - at(state.late, i);
}
function buildingFame(state, seat, tile) {
	let fame = 0;
	for (let i = 0; i < tile.buildings.length; i++) fame += buildingValue(state, seat, at(tile.buildings, i));
	return fame;
}
function canUpgrade(game, state, seat, building) {
	return at(state.levels, seat * BUILDINGS.length + building) < game.edition.limits.buildingLevel;
}
function canUpgradeAny(game, state, seat) {
	for (let building = 0; building < BUILDINGS.length; building++) if (canUpgrade(game, state, seat, building)) return true;
	return false;
}
/** RAJ-UPG-07. */
function upgradesMade(game, state, seat) {
	let made = 0;
	for (let building = 0; building < BUILDINGS.length; building++) made += at(state.levels, seat * BUILDINGS.length + building) - game.edition.start.buildingLevel;
	return made;
}
// packages/games/rajas/src/rules/paying.ts
/** A die goes back to the supply; turning it costs 1 karma. `value` is the face it showed. */
function payDie(seat, die, turned, reason, step) {
	step.fact({
		type: "die-paid",
		seat,
		colour: colourOf(die),
		value: faceOf(die),
		die: DIE_NAMES[die] ?? "",
		turned,
		reason
	});
}
// packages/games/rajas/src/decisions/unexpected.ts
/** A choice that its question never offers: our own mistake. */
function unexpected(frame, choice) {
	throw new Error(`${choice.type} does not answer ${frame.kind}`);
}
// packages/games/rajas/src/decisions/building.ts
/** A tile is acquired in four small steps: which, where and how turned, with which dice (RAJ-QUARRY-12, RAJ-MB-01). */
const buildingDecisions = {
	"pick-tile": {
		ask: (game, state, { seat, over, optional }) => {
			const choices = optional ? [DECLINE] : [];
			const purse = purseOf(state, seat, -1, at(state.karma, seat));
			for (let stack = 0; stack < game.stacks.length; stack++) {
				const tile = openTile(game, state, stack);
				if (!tile || !canAcquire(game, state, seat, tile, over, purse)) continue;
				const choice = game.stacks[stack]?.choice[tile.index];
				if (choice) choices.push(choice);
			}
			return {
				decider: seat,
				choices
			};
		},
		answer: (_game, _state, frame, choice, step) => {
			const { seat, over, reason } = frame;
			if (choice.type === "decline") return step.fact({
				type: "declined",
				seat,
				what: "overbuild",
				reason
			});
			if (choice.type !== "tile") return unexpected(frame, choice);
			step.next({
				kind: "choose-cell",
				seat,
				over,
				reason,
				stack: choice.stack
			});
		}
	},
	"choose-cell": {
		ask: (game, state, frame) => {
			const choices = [];
			const tile = tileOf(game, state, frame);
			if (frame.over) listCovers(game, state, frame.seat, tile, choices);
			else listEmpty(game, state, frame.seat, tile, choices);
			return {
				decider: frame.seat,
				choices
			};
		},
		answer: (_game, _state, frame, choice, step) => {
			if (choice.type !== "lay") return unexpected(frame, choice);
			const { seat, over, reason, stack } = frame;
			step.next({
				kind: "pay-tile",
				seat,
				over,
				reason,
				stack,
				cell: choice.cell,
				rotation: choice.rotation
			});
		}
	},
	"pay-tile": {
		ask: (game, state, frame) => {
			const choices = [];
			listPayments(game, state, frame, choices);
			if (canOverpay(game, state, frame)) choices.push(OVERPAY);
			return {
				decider: frame.seat,
				choices
			};
		},
		answer: (game, state, frame, choice, step) => {
			if (choice.type === "overpay") return step.next({
				...frame,
				kind: "overpay"
			});
			const { seat, reason } = frame;
			if (choice.type === "pay-die") {
				payDie(seat, choice.die, choice.turned, reason, step);
				return layTile$1(game, state, frame, step);
			}
			if (choice.type !== "pay") return unexpected(frame, choice);
			for (const value of choice.plain) payDie(seat, dieOf(choice.colour, value), false, reason, step);
			for (const value of choice.turned) payDie(seat, dieOf(choice.colour, value), true, reason, step);
			layTile$1(game, state, frame, step);
		}
	},
	overpay: {
		ask: (game, state, frame) => {
			const choices = [];
			const { colour } = tileOf(game, state, frame);
			for (let die = dieOf(colour, 1); die <= dieOf(colour, 6); die++) if (isSpare(game, state, frame, die)) choices.push(dieChoice(die));
			return {
				decider: frame.seat,
				choices
			};
		},
		answer: (_game, _state, frame, choice, step) => {
			if (choice.type !== "pay-die") return unexpected(frame, choice);
			payDie(frame.seat, choice.die, false, frame.reason, step);
			step.next({
				...frame,
				kind: "pay-tile"
			});
		}
	}
};
function dieChoice(die) {
	const choice = PAY_DIE[die];
	if (!choice) throw new Error(`no die ${colourOf(die)} ${faceOf(die)}`);
	return choice;
}
function tileOf(game, state, { stack }) {
	const tile = openTile(game, state, stack);
	if (!tile) throw new Error(`stack ${stack} is empty`);
	return tile;
}
function canAcquire(game, state, seat, tile, over, purse) {
	if (over) return canCoverSomewhere(game, state, seat, tile, -1, purse);
	return canPay(state, seat, tile.colour, tilePrice(game, state, seat, tile), -1, purse);
}
function listEmpty(game, state, seat, tile, choices) {
	const empty = emptyCells(game, state, seat);
	for (let i = 0; i < tile.rotations.length; i++) {
		const rotation = at(tile.rotations, i);
		for (let cells = empty & cellsJoinedBy(game, state, seat, at(tile.ends, rotation)); cells !== 0; cells &= cells - 1) {
			const choice = game.grid.lay[lowestBit(cells) * 4 + rotation];
			if (choice) choices.push(choice);
		}
	}
}
function listCovers(game, state, seat, tile, choices) {
	const purse = purseOf(state, seat, -1, at(state.karma, seat));
	for (let cells = filledCells(game, state, seat); cells !== 0; cells &= cells - 1) {
		const cell = lowestBit(cells);
		if (whyNotCover(game, state, seat, cell, tile, -1, purse)) continue;
		for (const rotation of tile.rotations) {
			const choice = game.grid.lay[cell * 4 + rotation];
			if (choice && keepsJoined(game, state, seat, cell, at(tile.ends, rotation))) choices.push(choice);
		}
	}
}
/** Price in dice (see `Tile.price`) of the tile being acquired. */
function priceOf(game, state, frame) {
	const tile = tileOf(game, state, frame);
	if (!frame.over) return tilePrice(game, state, frame.seat, tile);
	const old = topTile(game, state, frame.seat, frame.cell);
	return old ? overbuildPrice(old, tile) : 0;
}
/** The face of the die that is due instead of a price in the tile's colour; 0 if none is. */
function faceDue(game, state, frame) {
	const old = topTile(game, state, frame.seat, frame.cell);
	return frame.over && old ? overbuildFace(old, tileOf(game, state, frame)) : 0;
}
function listFaces(state, seat, face, choices) {
	for (let colour = 0; colour < COLOURS.length; colour++) {
		const die = dieOf(colour, face);
		if (countOf(state, seat, die) > 0) choices.push(dieChoice(die));
	}
}
function listPayments(game, state, frame, choices) {
	const { seat } = frame;
	const root = game.payments[tileOf(game, state, frame).colour];
	if (!root) return;
	const face = faceDue(game, state, frame);
	const price = priceOf(game, state, frame);
	if (face > 0) listFaces(state, seat, face, choices);
	else if (price > 0) listSums(state, seat, root, price, at(state.karma, seat), choices);
	else listCounts(state, seat, root, -price, choices);
}
/** A die more than needed may be paid if the rest still reaches the price (RAJ-QUARRY-06). */
function isSpare(game, state, frame, die) {
	const price = priceOf(game, state, frame);
	const { seat } = frame;
	if (price < 0 || at(state.dice, seat * KINDS_OF_DICE + die) === 0) return false;
	return highestSum(state, seat, colourOf(die), die, at(state.karma, seat)) >= price;
}
function canOverpay(game, state, frame) {
	const { colour } = tileOf(game, state, frame);
	for (let die = dieOf(colour, 1); die <= dieOf(colour, 6); die++) if (isSpare(game, state, frame, die)) return true;
	return false;
}
/** The tile is paid: it is laid, the next of its stack is opened, then it is scored (RAJ-QUARRY-10). */
function layTile$1(game, state, frame, step) {
	const { seat, stack, cell, rotation, over } = frame;
	const tile = tileOf(game, state, frame);
	const ends = at(tile.ends, rotation);
	const roads = meetingRoads(game, state, seat, cell, ends);
	const due = over ? 0 : touchedYields(game, cell, ends) & ~at(state.connected, seat);
	const laid = {
		seat,
		stack,
		tile: tile.index,
		id: tile.id,
		cell,
		at: game.grid.cells[cell] ?? "",
		rotation,
		roads
	};
	const old = topTile(game, state, seat, cell);
	if (old) step.fact({
		type: "tile-overbuilt",
		over: old.index,
		overId: old.id,
		...laid
	});
	else step.fact({
		type: "tile-built",
		...laid
	});
	connectYields(game, seat, due, step);
	const money = tileMoney(game, state, seat, tile);
	const fame = buildingFame(state, seat, tile);
	step.fact({
		type: "tile-valued",
		seat,
		tile: tile.index,
		id: tile.id,
		money,
		fame
	});
	if (at(state.below, stack) !== 0) step.next({
		kind: "reveal-tile",
		stack
	});
	step.next({
		kind: "score-tile",
		seat,
		tile: tile.index,
		cell,
		money,
		fame,
		due,
		overbuilt: over
	});
}
/** RAJ-ORDER-09: what a tile connects is fixed when it is laid. */
function connectYields(game, seat, due, step) {
	for (let rest = due; rest !== 0; rest &= rest - 1) {
		const place = lowestBit(rest);
		step.fact({
			type: "yield-connected",
			seat,
			place,
			id: game.sides[seat]?.yields[place]?.id ?? ""
		});
	}
}
// packages/games/rajas/src/decisions/chance.ts
/** What is drawn: the next tile of a stack, a white yield tile, the first start player among equals. */
const chanceDecisions = {
	"reveal-tile": {
		ask: (game, state, { stack }) => {
			const choices = bitsOf(at(state.below, stack)).map((place) => tileIn(game, stack, place).reveal);
			return {
				decider: "chance",
				choices,
				weights: filled(choices.length, 1)
			};
		},
		sample: (game, state, { stack }, random) => {
			let bits = at(state.below, stack);
			for (let skip = below(random, countBits(bits)); skip > 0; skip--) bits &= bits - 1;
			return tileIn(game, stack, 31 - Math.clz32(bits & -bits)).reveal;
		},
		answer: (_game, _state, frame, choice, step) => {
			if (choice.type !== "reveal") return unexpected(frame, choice);
			step.fact({
				type: "tile-revealed",
				stack: frame.stack,
				tile: choice.tile,
				id: choice.id
			});
		}
	},
	"draw-yield-tile": {
		ask: (game, state) => {
			const tiles = game.yieldTiles.filter(({ index }) => at(state.yieldStack, index) > 0);
			const weights = tiles.map(({ index }) => at(state.yieldStack, index));
			return {
				decider: "chance",
				choices: tiles.map(({ draw }) => draw),
				weights
			};
		},
		sample: (game, state, _frame, random) => yieldTileOf(game, drawIndex(state.yieldStack, random)).draw,
		answer: (game, state, frame, choice, step) => {
			if (choice.type !== "draw") return unexpected(frame, choice);
			const { seat } = frame;
			const { gain, id } = yieldTileOf(game, choice.tile);
			step.fact({
				type: "yield-tile-drawn",
				seat,
				tile: choice.tile,
				id
			});
			if (sumOf(state.yieldStack) === 0) step.fact({ type: "yield-stack-renewed" });
			step.next({
				kind: "gain",
				seat,
				gain: gain.index,
				die: 0,
				reason: id
			});
		}
	},
	/** RAJ-SETUP-15: the lowest sum starts; among equals chance decides. */
	"find-start-player": {
		ask: (game, state) => {
			const choices = lowestSums(game, state).map((seat) => ({
				type: "first",
				seat
			}));
			return {
				decider: "chance",
				choices,
				weights: filled(choices.length, 1)
			};
		},
		sample: (game, state, _frame, random) => {
			const seats = lowestSums(game, state);
			return {
				type: "first",
				seat: at(seats, below(random, seats.length))
			};
		},
		answer: (game, _state, frame, choice, step) => {
			if (choice.type !== "first") return unexpected(frame, choice);
			step.fact({
				type: "start-player-found",
				seat: choice.seat
			});
			for (let place = 0; place < game.players; place++) {
				const amount = at(game.edition.start.money, place);
				step.fact({
					type: "money-set",
					seat: (choice.seat + place) % game.players,
					amount
				});
			}
		}
	}
};
function tileIn(game, stack, place) {
	const tile = game.tiles[at(game.stacks[stack]?.tiles ?? [], place)];
	if (!tile) throw new Error(`no tile ${place} in stack ${stack}`);
	return tile;
}
function yieldTileOf(game, index) {
	const tile = game.yieldTiles[index];
	if (!tile) throw new Error(`no yield tile ${index}`);
	return tile;
}
function lowestSums(game, state) {
	const sums = Array.from({ length: game.players }, (_, seat) => diceSum(state, seat));
	const lowest = Math.min(...sums);
	return sums.flatMap((sum, seat) => sum === lowest ? [seat] : []);
}
function diceSum(state, seat) {
	let sum = 0;
	for (let die = 0; die < KINDS_OF_DICE; die++) sum += at(state.dice, seat * KINDS_OF_DICE + die) * faceOf(die);
	return sum;
}
// packages/games/rajas/src/rules/take-dice.ts
/** Dice of a colour in the supply that are not spoken for yet. */
function stillSupplied(state, frame, colour) {
	return at(state.supply, colour) - packedCount(frame.taken, colour);
}
function hasRoom(game, state, frame) {
	return freeHands(game, state, frame.seat) > packedTotal(frame.taken);
}
/** Whether a die of this colour belongs to the gain. */
function isDue(frame, colour) {
	return frame.any > 0 || packedCount(frame.due, colour) > 0;
}
/** The gain with one die of a colour named: a due colour first, else one of free choice. */
function withDie(frame, colour) {
	const taken = frame.taken + packedOne(colour);
	if (packedCount(frame.due, colour) > 0) return {
		...frame,
		due: frame.due - packedOne(colour),
		taken,
		optional: false
	};
	return {
		...frame,
		any: frame.any - 1,
		taken,
		optional: false
	};
}
/**
* Takes what leaves no choice and asks for the rest: colours of free choice, and what to do with too few hands
* (RAJ-DICE-04). When all are named they are rolled together (RAJ-DICE-07).
*/
function takeDice(game, state, start, step) {
	const frame = withoutMissing(game, state, start);
	const { seat, due, any, taken, optional } = frame;
	if (any === 0 && !optional && hasRoomForAll(game, state, frame)) rollTaken(seat, taken + due, step);
	else if (any + due > 0) step.next(frame);
	else rollTaken(seat, taken, step);
}
/** Rolls the dice named, packed by colour. */
function rollTaken(seat, taken, step) {
	for (let colour = 0; colour < COLOURS.length; colour++) for (let dice = packedCount(taken, colour); dice > 0; dice--) step.next({
		kind: "roll",
		seat,
		colour
	});
}
function hasRoomForAll(game, state, frame) {
	return freeHands(game, state, frame.seat) >= packedTotal(frame.taken) + packedTotal(frame.due);
}
/** Without the dice that cannot come: their colour is not in the supply and no own die could go back there (RAJ-DICE-09). */
function withoutMissing(game, state, frame) {
	let { due, any } = frame;
	for (let colour = 0; colour < COLOURS.length; colour++) while (packedCount(due, colour) > 0 && !canCome(game, state, frame, colour, packedCount(due, colour))) due -= packedOne(colour);
	if (any > 0 && !canAnyCome(game, state, frame)) any = 0;
	return due === frame.due && any === frame.any ? frame : {
		...frame,
		due,
		any
	};
}
function canCome(game, state, frame, colour, nth) {
	if (stillSupplied(state, frame, colour) >= nth) return true;
	return nth === 1 && !hasRoom(game, state, frame) && ownsColour(state, frame.seat, colour);
}
function canAnyCome(game, state, frame) {
	for (let colour = 0; colour < COLOURS.length; colour++) if (canCome(game, state, frame, colour, 1)) return true;
	return false;
}
// packages/games/rajas/src/decisions/dice.ts
/** An even roll of one die (RAJ-GEN-06). */
const ANY_ROLL = {
	decider: "chance",
	choices: ROLL,
	weights: filled(6, 1)
};
function askRoll() {
	return ANY_ROLL;
}
function sampleRoll(random) {
	const roll = ROLL[below(random, 6)];
	if (!roll) throw new Error("a die has six faces");
	return roll;
}
/** Taking dice from the supply, rolling them, and rerolling own ones. */
const diceDecisions = {
	"take-dice": {
		ask: (game, state, frame) => {
			const choices = [];
			if (hasRoom(game, state, frame)) listColours(state, frame, choices);
			else listReturns(state, frame, choices);
			if (frame.optional) choices.push(DECLINE);
			return {
				decider: frame.seat,
				choices
			};
		},
		answer: (game, state, frame, choice, step) => {
			const { seat, reason } = frame;
			if (choice.type === "take") return takeDice(game, state, withDie(frame, choice.colour), step);
			if (choice.type === "return") {
				const { die } = choice;
				step.fact({
					type: "die-returned",
					seat,
					colour: colourOf(die),
					value: faceOf(die),
					die: DIE_NAMES[die] ?? ""
				});
				return takeDice(game, state, frame, step);
			}
			if (choice.type !== "done" && choice.type !== "decline") return unexpected(frame, choice);
			step.fact({
				type: "declined",
				seat,
				what: "dice",
				reason
			});
			rollTaken(seat, frame.taken, step);
		}
	},
	roll: {
		ask: askRoll,
		sample: (_game, _state, _frame, random) => sampleRoll(random),
		answer: (_game, _state, frame, choice, step) => {
			if (choice.type !== "roll") return unexpected(frame, choice);
			const { seat, colour } = frame;
			const { value } = choice;
			step.fact({
				type: "die-rolled",
				seat,
				colour,
				value,
				die: DIE_NAMES[dieOf(colour, value)] ?? ""
			});
		}
	},
	reroll: {
		ask: (_game, state, { seat, named }) => {
			const choices = [DONE];
			for (let die = named.at(-1) ?? 0; die < KINDS_OF_DICE; die++) {
				const choice = REROLL[die];
				if (choice && countOf(state, seat, die) > timesIn(named, die)) choices.push(choice);
			}
			return {
				decider: seat,
				choices
			};
		},
		answer: (_game, _state, frame, choice, step) => {
			const { seat, named } = frame;
			if (choice.type === "reroll") return step.next({
				kind: "reroll",
				seat,
				named: [...named, choice.die]
			});
			if (choice.type !== "done") return unexpected(frame, choice);
			for (const die of named) step.next({
				kind: "reroll-die",
				seat,
				die
			});
		}
	},
	"reroll-die": {
		ask: askRoll,
		sample: (_game, _state, _frame, random) => sampleRoll(random),
		answer: (_game, _state, frame, choice, step) => {
			if (choice.type !== "roll") return unexpected(frame, choice);
			const colour = colourOf(frame.die);
			const { value } = choice;
			const die = DIE_NAMES[dieOf(colour, value)] ?? "";
			step.fact({
				type: "die-rerolled",
				seat: frame.seat,
				colour,
				value,
				die,
				from: faceOf(frame.die)
			});
		}
	}
};
function listColours(state, frame, choices) {
	for (let colour = 0; colour < COLOURS.length; colour++) {
		const choice = TAKE[colour];
		if (choice && isDue(frame, colour) && stillSupplied(state, frame, colour) > 0) choices.push(choice);
	}
}
/** With full hands: return a die that makes room for one that is to come, or do without the rest (RAJ-DICE-04). */
function listReturns(state, frame, choices) {
	if (!frame.optional) choices.push(DONE);
	for (let die = 0; die < KINDS_OF_DICE; die++) {
		const choice = RETURN[die];
		if (choice && countOf(state, frame.seat, die) > 0 && makesRoom(state, frame, colourOf(die))) choices.push(choice);
	}
}
function makesRoom(state, frame, returned) {
	for (let colour = 0; colour < COLOURS.length; colour++) if (isDue(frame, colour) && (colour === returned || stillSupplied(state, frame, colour) > 0)) return true;
	return false;
}
function timesIn(named, die) {
	let times = 0;
	for (let i = 0; i < named.length; i++) if (at(named, i) === die) times++;
	return times;
}
// packages/games/rajas/src/rules/palace.ts
/**
* Why none of several effects would do anything; undefined when one would (RAJ-PLACE-13). Ruling of low confidence (RAJ-PLACE-12):
* without any effect there is no placement.
*/
function whyNotAny(game, state, seat, effects, spent, karma) {
	let first;
	for (let i = 0; i < effects.length; i++) {
		const gain = effects[i];
		if (!gain) continue;
		const reason = gain.rule.whyNot(game, state, seat, gain, spent, karma);
		if (!reason) return void 0;
		first ??= reason;
	}
	return first;
}
/** Why a palace action could not be carried out for nothing. */
function whyNotAction(game, state, seat, action) {
	return whyNotAny(game, state, seat, game.actions[action]?.effects ?? [], -1, at(state.karma, seat));
}
function whyNotChoose(game, state, seat, gain) {
	for (let i = 0; i < gain.actions.length; i++) if (!whyNotAction(game, state, seat, at(gain.actions, i))) return void 0;
	return REASONS.noAction;
}
/** Names each effect in its order (RAJ-ORDER-03). `die`: the value paid for the action, 0 if none was. */
function pushEffects(effects, seat, die, reason, step) {
	for (let i = 0; i < effects.length; i++) step.next({
		kind: "gain",
		seat,
		gain: effects[i]?.index ?? -1,
		die,
		reason
	});
}
// packages/games/rajas/src/rules/workers.ts
const PLACES = [
	"fame",
	"money",
	"bridge"
];
function unplacedWorkers(state, seat) {
	return at(state.active, seat) - at(state.placed, seat);
}
/** A waiting worker becomes active; when the player has as many as allowed, those left are removed (RAJ-WORKER-04). */
function winWorker(game, state, seat, from, step) {
	step.fact({
		type: "worker-won",
		seat,
		from
	});
	if (at(state.active, seat) < game.mostWorkers) return;
	for (const place of PLACES) if (at(state.waiting, seat) & WAITING[place]) step.fact({
		type: "worker-removed",
		seat,
		from: place
	});
}
// packages/games/rajas/src/rules/river.ts
/** Whether a boat of this seat may stop on a river space. The last space always counts as free (RAJ-RIVER-11). */
function isFree(game, state, seat, index) {
	if (index === game.river.last) return true;
	for (let other = 0; other < game.players; other++) if (other !== seat && at(state.boats, other) === index) return false;
	const vetoes = game.hooks.mayStop;
	for (let i = 0; i < vetoes.length; i++) if (vetoes[i]?.(game, state, seat, index)) return false;
	return true;
}
/** The space reached by moving so many unoccupied spaces; NONE if the river ends before (RAJ-RIVER-05). */
function spaceAhead(game, state, seat, spaces) {
	let left = spaces;
	for (let index = at(state.boats, seat) + 1; index <= game.river.last; index++) {
		if (isFree(game, state, seat, index)) left--;
		if (left === 0) return index;
	}
	return -1;
}
/** How many unoccupied spaces lie ahead, counted up to `most`. */
function spacesAhead(game, state, seat, most) {
	let count = 0;
	for (let index = at(state.boats, seat) + 1; index <= game.river.last && count < most; index++) if (isFree(game, state, seat, index)) count++;
	return count;
}
function isAtRiverEnd(game, state, seat) {
	return at(state.boats, seat) === game.river.last;
}
/** The benefit of a river space: its tile, or what is printed. */
function benefitOf(game, state, index) {
	const tile = at(state.riverTiles, index);
	return tile === -1 ? game.river.printed[index] : game.riverTiles[tile]?.gain;
}
/** Moves the boat; the bridge's worker comes before the benefit (RAJ-RIVER-14). */
function moveBoat(game, state, seat, spaces, reason, step) {
	const from = at(state.boats, seat);
	const to = spaceAhead(game, state, seat, spaces);
	step.fact({
		type: "boat-moved",
		seat,
		from,
		to,
		reason
	});
	if (from <= game.river.bridgeAfter && to > game.river.bridgeAfter && at(state.waiting, seat) & WAITING.bridge) winWorker(game, state, seat, "bridge", step);
	step.next({
		kind: "land",
		seat
	});
}
/** RAJ-RIVER-07: the benefit of the space on which the boat stands. */
function landOnSpace(game, state, seat, step) {
	const index = at(state.boats, seat);
	const gain = benefitOf(game, state, index);
	if (gain) step.next({
		kind: "gain",
		seat,
		gain: gain.index,
		die: 0,
		reason: game.river.ids[index] ?? ""
	});
}
// packages/games/rajas/src/rules/tracks.ts
/** RAJ-END-02: how far the markers have passed each other, in fame; below 0 what still lies between them. */
function overlapOf(game, fame, money) {
	const { meet, moneyPerFame } = game.edition.tracks;
	return fame + Math.ceil(money / moneyPerFame) - meet;
}
function overlap(game, state, seat) {
	return overlapOf(game, at(state.fame, seat), at(state.money, seat));
}
function gainMoney(game, state, seat, amount, reason, step) {
	if (amount <= 0) return;
	step.fact({
		type: "money-gained",
		seat,
		amount,
		reason
	});
	markerMoved(game, state, seat, 1, step);
}
function gainFame(game, state, seat, amount, reason, step) {
	if (amount <= 0) return;
	step.fact({
		type: "fame-gained",
		seat,
		amount,
		reason
	});
	markerMoved(game, state, seat, 0, step);
}
/** RAJ-END-03: the markers are compared after every move; RAJ-ORDER-04: then the thresholds come, lowest first. */
function markerMoved(game, state, seat, track, step) {
	if (at(state.crossed, seat) === 0 && overlap(game, state, seat) >= 0) {
		step.fact({
			type: "markers-met",
			seat
		});
		if (state.trigger === -1) step.fact({
			type: "end-triggered",
			seat
		});
	}
	if (lowestThreshold(game, state, seat, track) !== -1) step.next({
		kind: "thresholds",
		seat,
		track
	});
}
function trackOf(game, track) {
	const found = game.tracks[track];
	if (!found) throw new Error(`no track ${track}`);
	return found;
}
function markerOf(state, seat, track) {
	return at(track === 0 ? state.fame : state.money, seat);
}
/** The space of the next bonus; NONE when all are reached. */
function nextBonusSpace(game, state, seat, track) {
	const bonus = trackOf(game, track).bonuses[at(state.bonuses, seat * TRACKS.length + track)];
	return bonus ? bonus.space : -1;
}
function isWorkerWaiting(state, seat, track) {
	return (at(state.waiting, seat) & (track === 0 ? WAITING.fame : WAITING.money)) !== 0;
}
/** The lowest bonus or worker space that the marker has reached and that is still due; NONE if there is none. */
function lowestThreshold(game, state, seat, track) {
	const marker = markerOf(state, seat, track);
	const bonus = nextBonusSpace(game, state, seat, track);
	const worker = isWorkerWaiting(state, seat, track) ? trackOf(game, track).worker : -1;
	const hasBonus = bonus !== -1 && bonus <= marker;
	const hasWorker = worker !== -1 && worker <= marker;
	if (hasBonus && hasWorker) return Math.min(bonus, worker);
	if (hasBonus) return bonus;
	return hasWorker ? worker : -1;
}
/** Handles the lowest threshold completely, then looks again: what it set off may have reached further ones. */
function passThreshold(game, state, seat, track, step) {
	const space = lowestThreshold(game, state, seat, track);
	if (space === -1) return;
	if (isWorkerWaiting(state, seat, track) && space === trackOf(game, track).worker) winWorker(game, state, seat, track === 0 ? "fame" : "money", step);
	else {
		const bonus = trackOf(game, track).bonuses[at(state.bonuses, seat * TRACKS.length + track)];
		if (!bonus) throw new Error("a bonus that is due exists");
		step.fact({
			type: "bonus-reached",
			seat,
			track: track === 0 ? "fame" : "money",
			space
		});
		step.next({
			kind: "gain",
			seat,
			gain: bonus.gain.index,
			die: 0,
			reason: bonus.reason
		});
	}
	step.next({
		kind: "thresholds",
		seat,
		track
	});
}
// packages/games/rajas/src/rules/yields.ts
/** A single yield is received; the order of several is for the player to choose (RAJ-ORDER-05). */
function nameYields(seat, due, step) {
	if (due === 0) return;
	if (due & due - 1) step.next({
		kind: "yields",
		seat,
		due
	});
	else step.next({
		kind: "yield",
		seat,
		place: lowestBit(due)
	});
}
function receiveYield(game, state, seat, place, step) {
	const id = game.sides[seat]?.yields[place]?.id ?? "";
	step.fact({
		type: "yield-received",
		seat,
		place,
		id
	});
	step.next({
		kind: "gain",
		seat,
		gain: game.hooks.rules.yieldGain(game, state, seat, place).index,
		die: 0,
		reason: id
	});
}
// packages/games/rajas/src/decisions/gains.ts
/** What players decide about the things they receive. */
const gainDecisions = {
	/** The most money first: the default of an interface (RAJ-MARKET-06). */
	"score-markets": {
		ask: (_game, _state, { seat, sums }) => {
			const choices = [];
			for (let money = 31 - Math.clz32(sums); money > 0; money--) {
				const choice = SCORE[money];
				if (choice && sums & 1 << money) choices.push(choice);
			}
			return {
				decider: seat,
				choices
			};
		},
		answer: (game, state, frame, choice, step) => {
			if (choice.type !== "score") return unexpected(frame, choice);
			gainMoney(game, state, frame.seat, choice.money, frame.reason, step);
		}
	},
	upgrade: {
		ask: (game, state, { seat }) => {
			const choices = [];
			for (let building = 0; building < BUILDINGS.length; building++) {
				const choice = UPGRADE[building];
				if (choice && canUpgrade(game, state, seat, building)) choices.push(choice);
			}
			return {
				decider: seat,
				choices
			};
		},
		answer: (game, state, frame, choice, step) => {
			if (choice.type !== "upgrade") return unexpected(frame, choice);
			const { seat, times, late, reason } = frame;
			step.fact({
				type: "upgraded",
				seat,
				building: choice.building,
				name: choice.name,
				late,
				reason
			});
			if (times > 1 && canUpgradeAny(game, state, seat)) step.next({
				...frame,
				times: times - 1
			});
		}
	},
	sail: {
		ask: (_game, _state, { seat, least, most }) => ({
			decider: seat,
			choices: SAIL.slice(least, most + 1)
		}),
		answer: (game, state, frame, choice, step) => {
			if (choice.type !== "sail") return unexpected(frame, choice);
			const { seat, reason } = frame;
			if (choice.spaces > 0) return moveBoat(game, state, seat, choice.spaces, reason, step);
			step.fact({
				type: "declined",
				seat,
				what: "boat-move",
				reason
			});
		}
	},
	"palace-action": {
		ask: (game, state, { seat, gain }) => {
			const choices = [];
			const actions = game.gains[gain]?.actions ?? [];
			for (let i = 0; i < actions.length; i++) {
				const choice = game.actions[at(actions, i)]?.choice;
				if (choice && !whyNotAction(game, state, seat, at(actions, i))) choices.push(choice);
			}
			return {
				decider: seat,
				choices
			};
		},
		answer: (game, _state, frame, choice, step) => {
			if (choice.type !== "action") return unexpected(frame, choice);
			const { seat, reason } = frame;
			step.fact({
				type: "action-chosen",
				seat,
				id: choice.id,
				reason
			});
			pushEffects(game.actions[choice.action]?.effects ?? [], seat, 0, choice.id, step);
		}
	},
	/** RAJ-ORDER-05: the player chooses the order of several yields. */
	yields: {
		ask: (game, _state, { seat, due }) => {
			const choices = [];
			for (let rest = due; rest !== 0; rest &= rest - 1) {
				const choice = game.sides[seat]?.yields[lowestBit(rest)]?.choice;
				if (choice) choices.push(choice);
			}
			return {
				decider: seat,
				choices
			};
		},
		answer: (game, state, frame, choice, step) => {
			if (choice.type !== "receive") return unexpected(frame, choice);
			receiveYield(game, state, frame.seat, choice.place, step);
			nameYields(frame.seat, frame.due & ~(1 << choice.place), step);
		}
	}
};
// packages/games/rajas/src/rules/spaces.ts
/** Why a player cannot place a worker here now; undefined when the placement is legal (RAJ-PLACE-15). */
function whyNotPlace(game, state, seat, space, hand = kindsOwned(state, seat)) {
	return whyNotFree(state, space) ?? whyNotEnter(game, state, seat, space, hand);
}
function whyNotFree(state, space) {
	if (at(state.workers, space.index) !== 0) return REASONS.occupied;
	return isNextInArea(state, space) ? void 0 : REASONS.notNext;
}
/** Like `whyNotPlace`, but without the rules about workers that stand here or before. */
function whyNotEnter(game, state, seat, space, hand = kindsOwned(state, seat)) {
	const forbidden = whyNotAllowed(game, state, seat, space);
	if (forbidden) return forbidden;
	if (at(state.money, seat) < space.cost.money) return REASONS.tooLittleMoney;
	if (!space.cost.die) return whyNotAny(game, state, seat, space.effects, -1, at(state.karma, seat));
	return whyNotPay(game, state, seat, space, hand);
}
function whyNotAllowed(game, state, seat, space) {
	if (space.groupLimit > 0 && ownWorkersInGroup(state, seat, space) >= space.groupLimit) return REASONS.groupLimit;
	const vetoes = game.hooks.mayPlace;
	for (let i = 0; i < vetoes.length; i++) {
		const reason = vetoes[i]?.(game, state, seat, space);
		if (reason) return reason;
	}
}
/** Like `whyNotPlace`, but for a placement whose cost is waived; a die that sets the size of the action must still be there. */
function whyNotPlaceFree(game, state, seat, space) {
	const reason = whyNotFree(state, space) ?? whyNotAllowed(game, state, seat, space);
	if (reason) return reason;
	if (isSizedByDie(space)) return whyNotPay(game, state, seat, space, kindsOwned(state, seat));
	return whyNotAny(game, state, seat, space.effects, -1, at(state.karma, seat));
}
/** Whether the die paid here also sets how much the action does. */
function isSizedByDie({ effects }) {
	return effects.some(({ data }) => data.max === "die");
}
/** RAJ-PLACE-03. */
function isNextInArea(state, { before }) {
	for (let i = 0; i < before.length; i++) if (at(state.workers, at(before, i)) === 0) return false;
	return true;
}
function ownWorkersInGroup(state, seat, { groupSpaces }) {
	let own = 0;
	for (let i = 0; i < groupSpaces.length; i++) if (at(state.workers, at(groupSpaces, i)) & 1 << seat) own++;
	return own;
}
/** Why no die the player owns pays for this space and leaves its action possible. */
function whyNotPay(game, state, seat, space, hand) {
	const karma = at(state.karma, seat);
	const plain = hand & space.cost.plain;
	const turned = karma > 0 ? hand & space.cost.turned : 0;
	if ((plain | turned) === 0) return REASONS.noDie;
	if (space.ignoresPayment) return whyNotAny(game, state, seat, space.effects, -1, karma);
	let first;
	for (let rest = plain; rest !== 0; rest &= rest - 1) {
		const reason = whyNotAny(game, state, seat, space.effects, lowestBit(rest), karma);
		if (!reason) return void 0;
		first ??= reason;
	}
	for (let rest = turned; rest !== 0; rest &= rest - 1) {
		const reason = whyNotAny(game, state, seat, space.effects, lowestBit(rest), karma - 1);
		if (!reason) return void 0;
		first ??= reason;
	}
	return first;
}
/** The dice that pay for a space and leave its action possible. */
function listSpaceDice(game, state, seat, space, choices) {
	const karma = at(state.karma, seat);
	const hand = kindsOwned(state, seat);
	const { plain, turned } = space.cost;
	for (let rest = hand & (plain | turned); rest !== 0; rest &= rest - 1) {
		const die = lowestBit(rest);
		if (plain & 1 << die) pushIfPossible(game, state, seat, space, karma, PAY_DIE[die], choices);
		if (turned & 1 << die && karma > 0) pushIfPossible(game, state, seat, space, karma - 1, PAY_TURNED[die], choices);
	}
}
function pushIfPossible(game, state, seat, space, karma, choice, choices) {
	if (choice && !whyNotAny(game, state, seat, space.effects, choice.die, karma)) choices.push(choice);
}
/** Places a worker: its money is paid, then its die is asked for or its action begins (RAJ-PLACE-06). */
function enterSpace(seat, space, step) {
	step.fact({
		type: "worker-placed",
		seat,
		space: space.index,
		id: space.id
	});
	if (space.cost.money > 0) step.fact({
		type: "money-paid",
		seat,
		amount: space.cost.money,
		reason: space.id
	});
	if (space.cost.die) step.next({
		kind: "pay-space",
		seat,
		space: space.index
	});
	else pushEffects(space.effects, seat, 0, space.id, step);
}
// packages/games/rajas/src/decisions/placing.ts
/** Where to place a worker, and with which die to pay for the space. */
const placingDecisions = {
	place: {
		ask: (game, state, { seat }) => {
			const choices = [];
			const hand = kindsOwned(state, seat);
			const { spaces } = game;
			const { workers } = state;
			for (let i = 0; i < spaces.length; i++) {
				if (workers[i] !== 0) continue;
				const space = spaces[i];
				if (space && !whyNotPlace(game, state, seat, space, hand)) choices.push(space.choice);
			}
			if (choices.length === 0 || state.trigger !== -1) choices.push(PASS);
			return {
				decider: seat,
				choices
			};
		},
		answer: (game, _state, frame, choice, step) => {
			if (choice.type === "pass") return step.fact({
				type: "passed",
				seat: frame.seat
			});
			if (choice.type !== "place") return unexpected(frame, choice);
			enterSpace(frame.seat, spaceOf$1(game, choice.space), step);
		}
	},
	"pay-space": {
		ask: (game, state, { seat, space }) => {
			const choices = [];
			listSpaceDice(game, state, seat, spaceOf$1(game, space), choices);
			return {
				decider: seat,
				choices
			};
		},
		answer: (game, _state, frame, choice, step) => {
			if (choice.type !== "pay-die") return unexpected(frame, choice);
			const space = spaceOf$1(game, frame.space);
			const value = faceOf(choice.die);
			payDie(frame.seat, choice.die, choice.turned, space.id, step);
			pushEffects(space.effects, frame.seat, choice.turned ? turnedValue(value) : value, space.id, step);
		}
	}
};
/** The last spaces come first, because the quarry takes longest to check. */
function canPlaceAnywhere(game, state, seat) {
	const hand = kindsOwned(state, seat);
	for (let i = game.spaces.length - 1; i >= 0; i--) {
		const space = game.spaces[i];
		if (space && !whyNotPlace(game, state, seat, space, hand)) return true;
	}
	return false;
}
function spaceOf$1(game, index) {
	const space = game.spaces[index];
	if (!space) throw new Error(`no space ${index}`);
	return space;
}
// packages/games/rajas/src/rules/effects.ts
/** Effects that nobody decides. */
const effects = {
	gain: { run: (game, state, frame, step) => {
		const gain = game.gains[frame.gain];
		if (!gain) throw new Error(`no gain ${frame.gain}`);
		gain.rule.run(game, state, gain, frame, step);
	} },
	/** Money, then fame, then yields (RAJ-ORDER-03); both amounts were fixed when the tile was laid (RAJ-ORDER-08). */
	"score-tile": { run: (game, state, { seat, tile, cell, money, fame, due, overbuilt }, step) => {
		const reason = game.tiles[tile]?.id ?? "";
		gainMoney(game, state, seat, money, reason, step);
		if (fame > 0) step.next({
			kind: "gain-fame",
			seat,
			amount: fame,
			reason
		});
		step.next({
			kind: "tile-done",
			seat,
			tile,
			cell,
			money,
			fame,
			overbuilt
		});
		nameYields(seat, due, step);
	} },
	"gain-fame": { run: (game, state, { seat, amount, reason }, step) => gainFame(game, state, seat, amount, reason, step) },
	"tile-done": { run: (game, _state, { seat, tile, cell, money, fame, overbuilt }, step) => step.fact({
		type: "tile-scored",
		seat,
		tile,
		id: game.tiles[tile]?.id ?? "",
		cell,
		money,
		fame,
		overbuilt
	}) },
	yield: { run: (game, state, { seat, place }, step) => receiveYield(game, state, seat, place, step) },
	land: { run: (game, state, { seat }, step) => game.hooks.rules.land(game, state, seat, step) },
	thresholds: { run: (game, state, { seat, track }, step) => passThreshold(game, state, seat, track, step) }
};
// packages/games/rajas/src/rules/flow.ts
/** Rounds, turn cycles and turns (section 3 of the ledger), the end of a round and of the game. */
const flow = {
	round: { run: (_game, state, _frame, step) => {
		step.fact({
			type: "round-started",
			round: state.round + 1,
			start: state.start
		});
		step.next({ kind: "cycle" });
	} },
	cycle: { run: (game, state, _frame, step) => {
		step.fact({
			type: "cycle-started",
			cycle: state.cycle + 1
		});
		for (let i = 0; i < game.players; i++) step.next({
			kind: "turn",
			seat: (state.start + i) % game.players
		});
		step.next({ kind: "cycle-end" });
	} },
	turn: { run: (game, state, { seat }, step) => {
		if (unplacedWorkers(state, seat) === 0) {
			if (state.trigger === -1) for (const idle of game.hooks.idleTurn) idle(game, state, seat, step);
			return;
		}
		if (!canAct(game, state, seat)) return step.fact({
			type: "passed-over",
			seat
		});
		step.fact({
			type: "turn-started",
			seat
		});
		step.next({
			kind: "place",
			seat
		});
		step.next({
			kind: "turn-end",
			seat
		});
	} },
	"turn-end": { run: (game, state, { seat }, step) => {
		step.fact({
			type: "turn-ended",
			seat
		});
		for (const end of game.hooks.turnEnd) end(game, state, seat, step);
	} },
	"cycle-end": { run: (game, state, _frame, step) => {
		if (state.trigger !== -1) return step.fact({ type: "game-ended" });
		step.next({ kind: state.placements > 0 && hasUnplaced(game, state) ? "cycle" : "round-end" });
	} },
	/** RAJ-RNDEND-05: the elephant, then the workers, then the next round. */
	"round-end": { run: (game, state, _frame, step) => {
		const seat = state.claim === -1 ? (state.start + 1) % game.players : state.claim;
		step.fact({
			type: "start-player-moved",
			seat
		});
		step.fact({ type: "workers-returned" });
		step.next({ kind: "round" });
	} }
};
function canAct(game, state, seat) {
	return canPlaceAnywhere(game, state, seat) || hasExtraChoice(game, state, seat);
}
/** A module may offer something at the placing that opens a placement. */
function hasExtraChoice(game, state, seat) {
	const choices = [];
	for (const extra of game.hooks.extraChoices) extra.offer(game, state, {
		kind: "place",
		seat
	}, seat, choices);
	return choices.length > 0;
}
function hasUnplaced(game, state) {
	for (let seat = 0; seat < game.players; seat++) if (at(state.active, seat) > at(state.placed, seat)) return true;
	return false;
}
// packages/games/rajas/src/handlers.ts
/** The handlers of the core's frames. */
const coreHandlers = {
	...flow,
	...effects,
	...placingDecisions,
	...buildingDecisions,
	...diceDecisions,
	...gainDecisions,
	...chanceDecisions
};
// packages/games/rajas/src/rules/counters.ts
const BEND = ROADS.indexOf("bend");
/** Adds up a number of each visible tile of a province. */
function overTiles(count) {
	return (game, state, seat) => {
		let sum = 0;
		for (let cells = joinedCells(game, state, seat); cells !== 0; cells &= cells - 1) {
			const tile = topTile(game, state, seat, lowestBit(cells));
			if (tile) sum += count(tile);
		}
		return sum;
	};
}
/** What an amount may be multiplied by (`per` in the edition). */
const coreCounters = {
	karma: (_game, state, seat) => at(state.karma, seat),
	upgrade: upgradesMade,
	market: overTiles((tile) => tile.markets.length),
	"market-tile": overTiles((tile) => tile.isMarketTile ? 1 : 0),
	building: overTiles((tile) => tile.buildings.length),
	bend: overTiles((tile) => tile.road === BEND ? 1 : 0),
	"river-space": (_game, state, seat) => at(state.boats, seat),
	"active-worker": (_game, state, seat) => at(state.active, seat),
	"connected-yield-tile": (_game, state, seat) => countBits(at(state.yielded, seat))
};
// packages/games/rajas/src/rules/gains.ts
/** RAJ-ORDER-08: computed when the effect begins. */
function amountOf(game, state, seat, gain) {
	if (!gain.counter) return gain.amount;
	return gain.amount * Math.floor(gain.counter(game, state, seat) / gain.every);
}
/** Tells that a part of an effect was impossible (RAJ-ORDER-07). */
function lapse(frame, what, step) {
	step.fact({
		type: "lapsed",
		seat: frame.seat,
		what,
		reason: frame.reason
	});
}
const AMOUNT = {
	required: ["amount"],
	optional: ["per", "every"]
};
const money = {
	ignoresPayment: true,
	takes: AMOUNT,
	whyNot: (game, state, seat, gain) => amountOf(game, state, seat, gain) > 0 ? void 0 : REASONS.amountIsZero,
	run: (game, state, gain, { seat, reason }, step) => gainMoney(game, state, seat, amountOf(game, state, seat, gain), reason, step)
};
const fame = {
	ignoresPayment: true,
	takes: AMOUNT,
	whyNot: (game, state, seat, gain) => amountOf(game, state, seat, gain) > 0 ? void 0 : REASONS.amountIsZero,
	run: (game, state, gain, { seat, reason }, step) => gainFame(game, state, seat, amountOf(game, state, seat, gain), reason, step)
};
const karma = {
	takes: { required: ["amount"] },
	whyNot: (game, _state, _seat, _gain, _spent, level) => level < game.edition.limits.karma ? void 0 : REASONS.karmaFull,
	run: (game, state, gain, frame, step) => {
		const { seat, reason } = frame;
		const amount = Math.min(gain.amount, game.edition.limits.karma - at(state.karma, seat));
		if (amount > 0) step.fact({
			type: "karma-gained",
			seat,
			amount,
			reason
		});
		else lapse(frame, "karma", step);
	}
};
/** Whether a die of the gain is in the supply after `spent` went back there (RAJ-PLACE-12, RAJ-DICE-11). */
function isDieSupplied(state, gain, spent) {
	if (gain.colours !== 0) return state.supply.some((dice, colour) => dice > 0 && packedCount(gain.colours, colour) > 0);
	if (gain.colour === -1) return spent !== -1 || suppliedDice(state) > 0;
	return at(state.supply, gain.colour) > 0 || spent !== -1 && colourOf(spent) === gain.colour;
}
/** Every kind of gain of the base game. */
const coreGainRules = {
	money,
	fame,
	karma,
	dice: {
		takes: { optional: [
			"amount",
			"per",
			"every",
			"colour",
			"colours",
			"optional"
		] },
		whyNot: (game, state, seat, gain, spent) => {
			if (gain.colours === 0 && amountOf(game, state, seat, gain) <= 0) return REASONS.amountIsZero;
			return isDieSupplied(state, gain, spent) ? void 0 : REASONS.noDieInSupply;
		},
		run: (game, state, gain, { seat, reason }, step) => {
			const amount = amountOf(game, state, seat, gain);
			takeDice(game, state, {
				kind: "take-dice",
				seat,
				due: gain.colour === -1 ? gain.colours : packedOne(gain.colour) * amount,
				any: gain.colour === -1 && gain.colours === 0 ? amount : 0,
				taken: 0,
				optional: gain.optional,
				reason
			}, step);
		}
	},
	upgrade: {
		ignoresPayment: true,
		takes: {
			required: ["amount"],
			optional: ["late"]
		},
		whyNot: (game, state, seat) => canUpgradeAny(game, state, seat) ? void 0 : REASONS.allUpgraded,
		run: (game, state, gain, frame, step) => {
			const { seat, reason } = frame;
			if (canUpgradeAny(game, state, seat)) step.next({
				kind: "upgrade",
				seat,
				times: gain.amount,
				late: gain.late,
				reason
			});
			else lapse(frame, "upgrade", step);
		}
	},
	reroll: {
		ignoresPayment: true,
		takes: {},
		whyNot: (_game, state, seat) => ownedDice(state, seat) > 0 ? void 0 : REASONS.noDice,
		run: (_game, state, _gain, { seat }, step) => {
			if (ownedDice(state, seat) > 0) step.next({
				kind: "reroll",
				seat,
				named: []
			});
		}
	},
	"start-player": {
		ignoresPayment: true,
		takes: {},
		whyNot: () => void 0,
		run: (_game, _state, _gain, { seat }, step) => step.fact({
			type: "start-claimed",
			seat
		})
	},
	"yield-tile": {
		takes: { optional: ["amount"] },
		whyNot: (game, state, seat, gain, spent, level) => game.hooks.rules.receiveYieldTile.whyNot(game, state, seat, gain, spent, level),
		run: (game, state, _gain, { seat }, step) => game.hooks.rules.receiveYieldTile.run(game, state, seat, step)
	},
	build: {
		takes: {},
		whyNot: (game, state, seat, _gain, spent, level) => whyNotBuild(game, state, seat, spent, level),
		run: (_game, _state, _gain, { seat, reason }, step) => step.next({
			kind: "pick-tile",
			seat,
			over: false,
			optional: false,
			reason
		})
	},
	overbuild: {
		takes: {},
		whyNot: (game, state, seat, _gain, spent, level) => whyNotOverbuild(game, state, seat, spent, level),
		run: (game, state, _gain, frame, step) => {
			const { seat, reason, die } = frame;
			if (whyNotOverbuild(game, state, seat, -1, at(state.karma, seat))) return lapse(frame, "overbuild", step);
			step.next({
				kind: "pick-tile",
				seat,
				over: true,
				optional: die === 0,
				reason
			});
		}
	},
	markets: {
		ignoresPayment: true,
		takes: { required: ["goods", "max"] },
		whyNot: (game, state, seat, gain) => hasMarket(game, state, seat, gain.goods) ? void 0 : REASONS.noMarket,
		run: (game, state, gain, frame, step) => {
			const { seat, reason, die } = frame;
			const sums = saleSums(game, state, seat, gain.goods, gain.max === 0 ? die : gain.max);
			if (sums !== 0) step.next({
				kind: "score-markets",
				seat,
				sums,
				reason
			});
			else lapse(frame, "markets", step);
		}
	},
	sail: {
		ignoresPayment: true,
		takes: { required: ["max"] },
		whyNot: (game, state, seat) => isAtRiverEnd(game, state, seat) ? REASONS.riverEnd : void 0,
		run: (game, state, gain, frame, step) => {
			const { seat, reason, die } = frame;
			const most = spacesAhead(game, state, seat, gain.max === 0 ? die : gain.max);
			if (most === 0) lapse(frame, "sail", step);
			else if (most === 1) moveBoat(game, state, seat, 1, reason, step);
			else step.next({
				kind: "sail",
				seat,
				least: 1,
				most,
				reason
			});
		}
	},
	"sail-exactly": {
		ignoresPayment: true,
		takes: { required: ["amount"] },
		whyNot: (game, state, seat, gain) => spacesAhead(game, state, seat, gain.amount) < gain.amount ? REASONS.tooFewRiverSpaces : void 0,
		run: (game, state, gain, frame, step) => {
			const { seat, reason } = frame;
			if (spacesAhead(game, state, seat, gain.amount) < gain.amount) lapse(frame, "sail", step);
			else moveBoat(game, state, seat, gain.amount, reason, step);
		}
	},
	"boat-move": {
		ignoresPayment: true,
		takes: { required: ["max"] },
		whyNot: (game, state, seat) => isAtRiverEnd(game, state, seat) ? REASONS.riverEnd : void 0,
		run: (game, state, gain, frame, step) => {
			const { seat, reason } = frame;
			const most = spacesAhead(game, state, seat, gain.max);
			if (most === 0) lapse(frame, "boat-move", step);
			else step.next({
				kind: "sail",
				seat,
				least: 0,
				most,
				reason
			});
		}
	},
	"palace-action": {
		ignoresPayment: true,
		takes: { required: ["actions"] },
		whyNot: (game, state, seat, gain) => whyNotChoose(game, state, seat, gain),
		run: (game, state, gain, frame, step) => {
			const { seat, reason } = frame;
			if (whyNotChoose(game, state, seat, gain)) lapse(frame, "palace-action", step);
			else step.next({
				kind: "palace-action",
				seat,
				gain: gain.index,
				reason
			});
		}
	}
};
// packages/games/rajas/src/modules/base/yield-tile.ts
/** RAJ-PALACE-11: the top white tile is drawn unseen and used at once; there always is one (RAJ-PALACE-12). */
const drawWhite = {
	whyNot: (_game, state) => state.yieldStack.some((tiles) => tiles > 0) ? void 0 : REASONS.noYieldTile,
	run: (_game, _state, seat, step) => step.next({
		kind: "draw-yield-tile",
		seat
	})
};
// packages/games/rajas/src/modules/base/index.ts
/** The base game: the first module. It holds every rule that others may replace. */
function install$17(edition) {
	return {
		id: "base",
		gainRules: coreGainRules,
		counters: coreCounters,
		setUp: {
			stacks: ({ stacks }) => range(stacks.length).map((stack) => ({
				kind: "reveal-tile",
				stack
			})),
			players: ({ players }) => [...range(players).flatMap((seat) => COLOURS.map((_, colour) => ({
				kind: "roll",
				seat,
				colour
			}))), { kind: "find-start-player" }]
		},
		replace: {
			side: () => "front",
			mostWorkers: edition.limits.baseWorkers,
			receiveYieldTile: drawWhite,
			stackedYieldTiles: ({ colourName, count }) => colourName === "white" ? count : 0,
			yieldGain: (game, _state, seat, place) => {
				const gain = game.sides[seat]?.yields[place]?.gain;
				if (!gain) throw new Error(`no yield place ${place}`);
				return gain;
			},
			land: landOnSpace
		}
	};
}
// packages/games/rajas/src/modules/cows/index.ts
const componentData$7 = {
	provenance: {
		"price and benefits": "found",
		"goods of the blue and green tile, kind of the purple tile, road shapes": "house"
	},
	price: 2,
	coverDice: 1,
	tiles: [
		{
			"colour": "orange",
			"gain": "spice",
			"road": "fork"
		},
		{
			"colour": "blue",
			"gain": "silk",
			"road": "bend"
		},
		{
			"colour": "green",
			"gain": "tea",
			"road": "bend"
		},
		{
			"colour": "purple",
			"gain": "assorted",
			"road": "fork"
		}
	]
};
function dataShape$4() {
	const tile = object({
		colour: oneOf(COLOURS),
		gain: oneOf([...GOODS, "assorted"]),
		road: oneOf(ROADS)
	});
	const one = integer({ min: 1 });
	return object({
		price: one,
		coverDice: one,
		tiles: array(tile)
	}, { provenance: record(text()) });
}
/** GB2-COW-07: a cow counts as a tile with a market but holds none that could be scored. */
function tileData$1({ price, coverDice, tiles }) {
	return tiles.map(({ colour, road }) => ({
		id: cowId(colour),
		colour,
		back: "cow",
		dice: price,
		coverDice,
		road,
		buildings: [],
		markets: [],
		marketTile: true
	}));
}
function cowId(colour) {
	return `cow-${colour}`;
}
/** The Sacred Cows: four tiles that pay for market tiles when laid and raise what markets bring. */
function install$16(data) {
	const gains = new Map(data.tiles.map(({ colour, gain }) => [cowId(colour), gain]));
	const visible = (game, state, seat, gain) => {
		let count = 0;
		for (let cells = joinedCells(game, state, seat); cells !== 0; cells &= cells - 1) {
			const tile = topTile(game, state, seat, lowestBit(cells));
			if (tile && tile.coverDice > 0 && gains.get(tile.id) === gain) count++;
		}
		return count;
	};
	return {
		id: "cows",
		tiles: tileData$1(data),
		marketValue: (game, state, seat, good) => visible(game, state, seat, GOODS[good] ?? ""),
		substitutes: (game, state, seat) => visible(game, state, seat, "assorted"),
		react: { 
		/** GB2-COW-06, GB2-COW-08: after the tile's own score, before the yields it connects. */
"tile-scored": (game, state, { seat, id }, step) => {
			if (gains.has(id)) gainMoney(game, state, seat, coreCounters["market-tile"]?.(game, state, seat) ?? 0, id, step);
		} }
	};
}
// packages/games/rajas/src/modules/custom-river/index.ts
/** A lay-out as text: `3 ganga-5, 7 ganga3-1`. */
function placesOf(layout) {
	return layout.split(",").map((part) => part.trim()).filter((part) => part !== "").map((part) => {
		const [index = "", id = ""] = part.split(/\s+/);
		return {
			index: Number(index),
			id
		};
	});
}
const PATH = "options.riverLayout";
/** Everything that is wrong with a lay-out: spaces that do not exist, tiles that are not there, anything named twice. */
function layoutFaults(layout, tiles, lastSpace) {
	const places = placesOf(layout);
	return places.flatMap((place, at) => placeFault(place, places.slice(0, at), tiles, lastSpace) ?? []);
}
function placeFault({ index, id }, earlier, tiles, lastSpace) {
	if (!Number.isInteger(index) || index < 1 || index >= lastSpace) {
		const last = lastSpace - 1;
		return {
			path: PATH,
			reason: `${index} is not a river space from 1 to ${last}`,
			code: "no-such-river-space",
			values: {
				index,
				last
			}
		};
	}
	if (!tiles.some((tile) => tile.id === id)) return {
		path: PATH,
		reason: `there is no river tile ${JSON.stringify(id)}`,
		code: "no-such-river-tile",
		values: { id }
	};
	if (earlier.some((other) => other.index === index)) return {
		path: PATH,
		reason: `space ${index} gets two tiles`,
		code: "two-tiles-on-a-space",
		values: { index }
	};
	if (!earlier.some((other) => other.id === id)) return void 0;
	return {
		path: PATH,
		reason: `tile ${id} is laid twice`,
		code: "river-tile-laid-twice",
		values: { id }
	};
}
/** GB2-GANGA3-23: the table's creator lays the tiles one by one. */
function install$15(layout) {
	const frames = placesOf(layout).map(({ index, id }) => ({
		kind: "custom-river/lay",
		index,
		id
	}));
	return {
		id: "custom-river",
		setUp: { river: () => frames }
	};
}
const handlers$9 = { "custom-river/lay": { run: (game, _state, { index, id }, step) => {
	const tile = game.riverTiles.findIndex((one) => one.id === id);
	step.fact({
		type: "custom-river/tile-laid",
		index,
		tile,
		id
	});
} } };
const folds$7 = { "custom-river/tile-laid": (_game, state, { index, tile }) => {
	state.riverTiles[index] = tile;
} };
// packages/games/rajas/src/modules/dark-dolphin/index.ts
/** GB2-MYST-10: the dolphin in Mysterious Waters; when no open tile is left to use, a face-down one may be turned up. */
function install$14() {
	return {
		id: "dark-dolphin",
		react: { lapsed: (game, state, { seat, what }, step) => {
			if (what === "dolphin" && faceDown(game, state).length > 0) step.next({
				kind: "dark-dolphin/choose",
				seat
			});
		} }
	};
}
function faceDown(game, state) {
	const hidden = state.modules.mysterious?.hidden ?? 0;
	return range(game.river.last).filter((index) => hidden & 1 << index);
}
const handlers$8 = { "dark-dolphin/choose": {
	ask: (game, state, { seat }) => ({
		decider: seat,
		choices: [{ type: "decline" }, ...faceDown(game, state).map((index) => ({
			type: "dark-dolphin/turn",
			index
		}))]
	}),
	answer: (_game, _state, frame, choice, step) => {
		const { seat } = frame;
		if (choice.type === "decline") return step.fact({
			type: "declined",
			seat,
			what: "dolphin",
			reason: "dolphin"
		});
		if (choice.type !== "dark-dolphin/turn") return unexpected(frame, choice);
		step.next({
			kind: "mysterious/reveal",
			seat,
			index: choice.index
		});
	}
} };
const notation$8 = { "dark-dolphin/turn": ({ index }) => `turn river-${index}` };
// packages/games/rajas/src/modules/drying/index.ts
function dryingOf(states) {
	if (!states.drying) throw new Error("no source dries up");
	return states.drying;
}
const slice$1 = {
	begin: (_game, states) => {
		states.drying = { dried: 0 };
	},
	copy: (from, to) => {
		to.drying = { dried: dryingOf(from).dried };
	},
	view: (_game, states, _viewer, views) => slice$1.copy(states, views),
	imagine: (_game, views, _random, states) => slice$1.copy(views, states)
};
/** Drying-up Sources: a river tile that a boat leaves is out of use from then on. */
function install$13() {
	return {
		id: "drying",
		slice: slice$1,
		mayStop: (_game, { modules }, _seat, index) => dryingOf(modules).dried & 1 << index ? {
			code: "dried-up",
			rule: "GB2-DRY-04"
		} : void 0,
		react: { "boat-moved": (_game, { riverTiles }, { from }, step) => {
			if (at(riverTiles, from) !== -1) step.fact({
				type: "drying/dried",
				index: from
			});
		} }
	};
}
const folds$6 = { "drying/dried": (_game, { modules }, { index }) => {
	dryingOf(modules).dried |= 1 << index;
} };
// packages/games/rajas/src/modules/river-tiles.ts
function riverTilesShape(gain) {
	const tile = object({
		id: text(),
		gain
	});
	return object({ riverTiles: array(tile, { min: 1 }) }, { provenance: record(text()) });
}
/** The river tiles that lie open nowhere on the river. */
function tilesLeft({ riverTiles }, state) {
	const left = [];
	for (let tile = 0; tile < riverTiles.length; tile++) if (!state.riverTiles.includes(tile)) left.push(tile);
	return left;
}
/** Chance draws one of the tiles that lie open nowhere, each as likely as the others. */
function drawTile(choose) {
	const choiceOf = (game, tile) => choose(tile, game.riverTiles[tile]?.id ?? "");
	return {
		ask: (game, state) => {
			const choices = tilesLeft(game, state).map((tile) => choiceOf(game, tile));
			return {
				decider: "chance",
				choices,
				weights: filled(choices.length, 1)
			};
		},
		sample: (game, state, _frame, random) => {
			const tiles = tilesLeft(game, state);
			return choiceOf(game, at(tiles, below(random, tiles.length)));
		}
	};
}
// packages/games/rajas/src/modules/full-river/index.ts
/** GB2-GANGA3-23: from the first space on, every round space gets a random tile face up, as long as there are tiles. */
function install$12() {
	return {
		id: "full-river",
		setUp: { river: () => [{
			kind: "full-river/draw",
			index: 1
		}] }
	};
}
const handlers$7 = { "full-river/draw": {
	...drawTile((tile, id) => ({
		type: "full-river/tile",
		tile,
		id
	})),
	answer: (game, state, frame, choice, step) => {
		if (choice.type !== "full-river/tile") return unexpected(frame, choice);
		step.fact({
			type: "full-river/tile-laid",
			index: frame.index,
			tile: choice.tile,
			id: choice.id
		});
		const index = frame.index + 1;
		if (index < game.river.last && tilesLeft(game, state).length > 0) step.next({
			kind: "full-river/draw",
			index
		});
	}
} };
const folds$5 = { "full-river/tile-laid": (_game, state, { index, tile }) => {
	state.riverTiles[index] = tile;
} };
const notation$7 = { "full-river/tile": ({ id }) => `lay ${id}` };
// packages/games/rajas/src/modules/ganga/index.ts
const componentData$6 = {
	provenance: { "riverTiles": "kinds found; which of them occur twice house" },
	riverTiles: [
		{
			"id": "ganga-1",
			"gain": {
				"kind": "dice",
				"amount": 1,
				"per": "karma"
			}
		},
		{
			"id": "ganga-2",
			"gain": {
				"kind": "dice",
				"colours": [
					"blue",
					"green",
					"orange"
				]
			}
		},
		{
			"id": "ganga-3",
			"gain": {
				"kind": "markets",
				"goods": "one",
				"max": 3
			}
		},
		{
			"id": "ganga-4",
			"gain": {
				"kind": "boat-move",
				"max": 3
			}
		},
		{
			"id": "ganga-5",
			"gain": {
				"kind": "palace-action",
				"actions": ["dancer"]
			}
		},
		{
			"id": "ganga-6",
			"gain": {
				"kind": "palace-action",
				"actions": ["yogi"]
			}
		},
		{
			"id": "ganga-7",
			"gain": {
				"kind": "palace-action",
				"actions": ["raja-man-singh"]
			}
		},
		{
			"id": "ganga-8",
			"gain": {
				"kind": "palace-action",
				"actions": ["portuguese"]
			}
		}
	]
};
/** The river tiles of the first Ganga module. */
function installTiles({ riverTiles }) {
	return {
		id: "ganga",
		riverTiles
	};
}
/** River tiles laid by die rolls before the game; each replaces the benefit of its space. */
function installRoll() {
	return {
		id: "ganga-roll",
		setUp: { river: () => [{
			kind: "ganga/roll",
			from: 0
		}] }
	};
}
const handlers$6 = {
	"ganga/roll": {
		ask: askRoll,
		sample: (_game, _state, _frame, random) => sampleRoll(random),
		answer: ({ river }, _state, frame, choice, step) => {
			if (choice.type !== "roll") return unexpected(frame, choice);
			step.fact({
				type: "ganga/rolled",
				value: choice.value
			});
			const index = frame.from + choice.value;
			if (index < river.last) step.next({
				kind: "ganga/draw",
				index
			});
		}
	},
	"ganga/draw": {
		ask: (game, state) => {
			const choices = tilesLeft(game, state).map((tile) => tileChoice$2(game, tile));
			return {
				decider: "chance",
				choices,
				weights: filled(choices.length, 1)
			};
		},
		sample: (game, state, _frame, random) => {
			const tiles = tilesLeft(game, state);
			return tileChoice$2(game, at(tiles, below(random, tiles.length)));
		},
		answer: (game, state, frame, choice, step) => {
			if (choice.type !== "ganga/tile") return unexpected(frame, choice);
			const { index } = frame;
			step.fact({
				type: "ganga/tile-laid",
				index,
				tile: choice.tile,
				id: choice.id
			});
			if (tilesLeft(game, state).length > 0) step.next({
				kind: "ganga/roll",
				from: index
			});
		}
	}
};
const folds$4 = {
	"ganga/rolled": () => void 0,
	"ganga/tile-laid": (_game, state, { index, tile }) => {
		state.riverTiles[index] = tile;
	}
};
const notation$6 = { "ganga/tile": ({ id }) => `lay ${id}` };
function tileChoice$2(game, tile) {
	return {
		type: "ganga/tile",
		tile,
		id: game.riverTiles[tile]?.id ?? ""
	};
}
// packages/games/rajas/src/modules/ganga2/index.ts
const componentData$5 = {
	provenance: { "riverTiles": "derived from public descriptions" },
	riverTiles: [{
		"id": "ganga2-1",
		"gain": {
			"kind": "upgrade",
			"amount": 2
		}
	}, {
		"id": "ganga2-2",
		"gain": { "kind": "ganga2/dolphin" }
	}]
};
/** The two tiles of the second Ganga module, which two worked examples need. */
function install$11({ riverTiles }) {
	return {
		id: "ganga2",
		riverTiles,
		gainRules: { "ganga2/dolphin": dolphin }
	};
}
/** GB2-GB1-06: round spaces before and behind, open and unoccupied, whose benefit may be used from afar; another tile's, so never the dolphin's own. */
function borrowable(game, state, seat) {
	return range(game.river.last).filter((index) => {
		if (index === 0 || index === at(state.boats, seat) || !isFree(game, state, seat, index)) return false;
		if (benefitOf(game, state, index)?.rule === dolphin) return false;
		return game.hooks.mayBorrow.every((veto) => !veto(game, state, index));
	});
}
const dolphin = {
	takes: {},
	whyNot: (game, state, seat) => borrowable(game, state, seat).length > 0 ? void 0 : REASONS.noAction,
	run: (game, state, _gain, { seat, reason }, step) => {
		if (borrowable(game, state, seat).length > 0) step.next({
			kind: "ganga2/dolphin",
			seat
		});
		else step.fact({
			type: "lapsed",
			seat,
			what: "dolphin",
			reason
		});
	}
};
const handlers$5 = { "ganga2/dolphin": {
	ask: (game, state, { seat }) => ({
		decider: seat,
		choices: [{ type: "decline" }, ...borrowable(game, state, seat).map((index) => ({
			type: "ganga2/borrow",
			index
		}))]
	}),
	answer: (game, state, frame, choice, step) => {
		const { seat } = frame;
		if (choice.type === "decline") return step.fact({
			type: "declined",
			seat,
			what: "dolphin",
			reason: "dolphin"
		});
		if (choice.type !== "ganga2/borrow") return unexpected(frame, choice);
		const gain = defined(benefitOf(game, state, choice.index), "benefit");
		step.next({
			kind: "gain",
			seat,
			gain: gain.index,
			die: 0,
			reason: game.river.ids[choice.index] ?? ""
		});
	}
} };
const notation$5 = { "ganga2/borrow": ({ index }) => `use river-${index}` };
// packages/games/rajas/src/modules/ganga3/data/house.json
var house_default$6 = {
	provenance: {
		"kinds": "found",
		"how often each occurs": "house"
	},
	riverTiles: [
		{
			"id": "ganga3-1",
			"gain": { "kind": "ganga3/re-place" }
		},
		{
			"id": "ganga3-2",
			"gain": { "kind": "ganga3/re-place" }
		},
		{
			"id": "ganga3-3",
			"gain": { "kind": "ganga3/re-score" }
		},
		{
			"id": "ganga3-4",
			"gain": { "kind": "ganga3/re-score" }
		},
		{
			"id": "ganga3-5",
			"gain": {
				"kind": "money",
				"amount": 2,
				"per": "karma"
			}
		},
		{
			"id": "ganga3-6",
			"gain": {
				"kind": "money",
				"amount": 2,
				"per": "karma"
			}
		},
		{
			"id": "ganga3-7",
			"gain": {
				"kind": "ganga3/yield-tiles",
				"amount": 2
			}
		},
		{
			"id": "ganga3-8",
			"gain": {
				"kind": "ganga3/yield-tiles",
				"amount": 2
			}
		},
		{
			"id": "ganga3-9",
			"gain": {
				"kind": "money",
				"amount": 1,
				"per": "province-tile"
			}
		},
		{
			"id": "ganga3-10",
			"gain": {
				"kind": "money",
				"amount": 1,
				"per": "province-tile"
			}
		},
		{
			"id": "ganga3-11",
			"gain": {
				"kind": "markets",
				"goods": "any",
				"max": 3
			}
		},
		{
			"id": "ganga3-12",
			"gain": {
				"kind": "markets",
				"goods": "any",
				"max": 3
			}
		},
		{
			"id": "ganga3-13",
			"gain": { "kind": "ganga3/market-per-colour" }
		},
		{
			"id": "ganga3-14",
			"gain": { "kind": "ganga3/market-per-colour" }
		},
		{
			"id": "ganga3-15",
			"gain": {
				"kind": "fame",
				"amount": 1,
				"per": "die-colour"
			}
		},
		{
			"id": "ganga3-16",
			"gain": {
				"kind": "fame",
				"amount": 1,
				"per": "die-colour"
			}
		},
		{
			"id": "ganga3-17",
			"gain": {
				"kind": "markets",
				"goods": "any",
				"max": 3
			}
		}
	]
};
// packages/games/rajas/src/modules/ganga3/re-place.ts
/** GB2-GANGA3-04: unoccupied and legal by all other rules, at no cost. */
function targets(game, state, seat) {
	return game.spaces.filter((space) => !whyNotPlaceFree(game, state, seat, space));
}
/** Whether the worker on a space is the player's and could stand elsewhere once it is taken off the board. */
function isLiftable(game, state, seat, { index }) {
	const own = 1 << seat;
	const workers = at(state.workers, index);
	if (!(workers & own)) return false;
	const lifted = copyState(game, state);
	lifted.workers[index] = workers & ~own;
	return game.spaces.some((space) => !whyNotPlaceFree(game, lifted, seat, space));
}
function hasLiftable(game, state, seat) {
	return game.spaces.some((space) => isLiftable(game, state, seat, space));
}
/** GB2-GANGA3-02, GB2-GANGA3-09. */
const rePlace = {
	takes: {},
	whyNot: (game, state, seat) => hasLiftable(game, state, seat) ? void 0 : REASONS.noAction,
	run: (game, state, _gain, { seat, reason }, step) => {
		if (hasLiftable(game, state, seat)) step.next({
			kind: "ganga3/lift",
			seat,
			reason
		});
		else step.fact({
			type: "lapsed",
			seat,
			what: "re-place",
			reason
		});
	}
};
const rePlaceHandlers = {
	"ganga3/lift": {
		ask: (game, state, { seat }) => {
			const choices = [{ type: "decline" }];
			for (const space of game.spaces) if (isLiftable(game, state, seat, space)) choices.push({
				type: "ganga3/lift",
				space: space.index,
				id: space.id
			});
			return {
				decider: seat,
				choices
			};
		},
		answer: (_game, _state, frame, choice, step) => {
			const { seat, reason } = frame;
			if (choice.type === "decline") return step.fact({
				type: "declined",
				seat,
				what: "re-place",
				reason
			});
			if (choice.type !== "ganga3/lift") return unexpected(frame, choice);
			step.fact({
				type: "worker-lifted",
				seat,
				space: choice.space,
				id: choice.id
			});
			step.next({
				kind: "ganga3/target",
				seat
			});
		}
	},
	"ganga3/target": {
		ask: (game, state, { seat }) => ({
			decider: seat,
			choices: targets(game, state, seat).map(({ choice }) => choice)
		}),
		answer: (game, _state, frame, choice, step) => {
			if (choice.type !== "place") return unexpected(frame, choice);
			const { seat } = frame;
			const space = defined(game.spaces[choice.space], "space");
			step.fact({
				type: "worker-placed",
				seat,
				space: space.index,
				id: space.id
			});
			if (isSizedByDie(space)) step.next({
				kind: "ganga3/name-die",
				seat,
				space: space.index
			});
			else pushEffects(space.effects, seat, 0, space.id, step);
		}
	},
	/** GB2-GANGA3-07 (unsure): the die that sets the size is named and kept. */
	"ganga3/name-die": {
		ask: (game, state, { seat, space }) => {
			const choices = [];
			listSpaceDice(game, state, seat, defined(game.spaces[space], "space"), choices);
			return {
				decider: seat,
				choices
			};
		},
		answer: (game, _state, frame, choice, step) => {
			if (choice.type !== "pay-die") return unexpected(frame, choice);
			const { seat } = frame;
			const { die, turned } = choice;
			const space = defined(game.spaces[frame.space], "space");
			step.fact({
				type: "ganga3/die-named",
				seat,
				die,
				turned
			});
			pushEffects(space.effects, seat, turned ? turnedValue(faceOf(die)) : faceOf(die), space.id, step);
		}
	}
};
// packages/games/rajas/src/modules/ganga3/re-score.ts
/** GB2-GANGA3-11: one visible tile of the own province. */
const reScore = {
	takes: {},
	whyNot: (game, state, seat) => joinedCells(game, state, seat) === 0 ? REASONS.cellEmpty : void 0,
	run: (game, state, _gain, { seat, reason }, step) => {
		if (joinedCells(game, state, seat) === 0) step.fact({
			type: "lapsed",
			seat,
			what: "re-score",
			reason
		});
		else step.next({
			kind: "ganga3/re-score",
			seat,
			reason
		});
	}
};
const reScoreHandlers = { "ganga3/re-score": {
	ask: (game, state, { seat }) => {
		const choices = [{ type: "decline" }];
		for (const cell of bitsOf(joinedCells(game, state, seat))) choices.push({
			type: "ganga3/tile",
			cell,
			at: game.grid.cells[cell] ?? ""
		});
		return {
			decider: seat,
			choices
		};
	},
	answer: (game, state, frame, choice, step) => {
		const { seat, reason } = frame;
		if (choice.type === "decline") return step.fact({
			type: "declined",
			seat,
			what: "re-score",
			reason
		});
		if (choice.type !== "ganga3/tile") return unexpected(frame, choice);
		const tile = defined(topTile(game, state, seat, choice.cell), "tile");
		const [money, fame] = [tileMoney(game, state, seat, tile), buildingFame(state, seat, tile)];
		step.next({
			kind: "score-tile",
			seat,
			tile: tile.index,
			cell: choice.cell,
			money,
			fame,
			due: 0,
			overbuilt: false
		});
	}
} };
// packages/games/rajas/src/modules/ganga3/index.ts
const componentData$4 = house_default$6;
const dieColours = (_game, state, seat) => {
	let colours = 0;
	for (let colour = 0; colour < COLOURS.length; colour++) if (ownsColour(state, seat, colour)) colours++;
	return colours;
};
const ganga3GainRules = {
	"ganga3/re-place": rePlace,
	"ganga3/re-score": reScore,
	"ganga3/market-per-colour": {
		takes: {},
		whyNot: (game, state, seat) => hasMarket(game, state, seat, -1) ? void 0 : REASONS.noMarket,
		run: (game, state, _gain, { seat, reason }, step) => {
			const sums = saleSums(game, state, seat, -1, dieColours(game, state, seat));
			if (sums === 0) step.fact({
				type: "lapsed",
				seat,
				what: "markets",
				reason
			});
			else step.next({
				kind: "score-markets",
				seat,
				sums,
				reason
			});
		}
	},
	"ganga3/yield-tiles": {
		takes: { required: ["amount"] },
		whyNot: (game, state, seat, gain, spent, karma) => game.hooks.rules.receiveYieldTile.whyNot(game, state, seat, gain, spent, karma),
		run: (_game, _state, { amount }, { seat }, step) => {
			for (let i = 0; i < amount; i++) step.next({
				kind: "ganga3/yield-tile",
				seat
			});
		}
	}
};
/** The river tiles of the third Ganga module with their eight new benefits. */
function install$10({ riverTiles }) {
	return {
		id: "ganga3",
		riverTiles,
		counters: {
			"die-colour": dieColours,
			"province-tile": overTiles(() => 1)
		},
		gainRules: ganga3GainRules
	};
}
const handlers$4 = {
	...rePlaceHandlers,
	...reScoreHandlers,
	"ganga3/yield-tile": { run: (game, state, { seat }, step) => game.hooks.rules.receiveYieldTile.run(game, state, seat, step) }
};
const folds$3 = { "ganga3/die-named": (_game, state, { seat, turned }) => {
	if (turned) add(state.karma, seat, -1);
	if (at(state.karma, seat) < 0) throw new Error("karma was spent that is not there");
} };
const notation$4 = {
	"ganga3/lift": ({ id }) => `lift ${id}`,
	"ganga3/tile": ({ at: cell }) => `score ${cell}`
};
// packages/games/rajas/src/modules/holi/components.ts
const holiData = {
	provenance: {
		"spaces and gifts": "found",
		"which back lies where": "house: drawn by lot"
	},
	fameSpaces: [
		20,
		36,
		53
	],
	backs: [
		{
			"id": "bonus",
			"gifts": [
				{
					"id": "fame",
					"gain": {
						"kind": "fame",
						"amount": 1
					}
				},
				{
					"id": "die",
					"gain": {
						"kind": "dice",
						"amount": 1
					}
				},
				{
					"id": "money",
					"gain": {
						"kind": "money",
						"amount": 3
					}
				},
				{
					"id": "boat-move",
					"gain": {
						"kind": "boat-move",
						"max": 1
					}
				}
			]
		},
		{
			"id": "palace",
			"gifts": [
				{
					"id": "yogi",
					"gain": {
						"kind": "holi/palace",
						"actions": ["yogi"]
					}
				},
				{
					"id": "portuguese",
					"gain": {
						"kind": "holi/palace",
						"actions": ["portuguese"]
					}
				},
				{
					"id": "raja-man-singh",
					"gain": {
						"kind": "holi/palace",
						"actions": ["raja-man-singh"]
					}
				},
				{
					"id": "dancer",
					"gain": {
						"kind": "holi/palace",
						"actions": ["dancer"]
					}
				}
			]
		},
		{
			"id": "yield",
			"gifts": [
				{
					"id": "white",
					"gain": { "kind": "holi/white-yield" }
				},
				{
					"id": "yellow",
					"gain": { "kind": "holi/yellow-yield" }
				},
				{
					"id": "red",
					"gain": { "kind": "holi/red-yield" }
				},
				{
					"id": "brown",
					"gain": { "kind": "holi/brown-yield" }
				}
			]
		}
	]
};
function holiShape(gain) {
	const gift = object({
		id: text(),
		gain
	});
	const back = object({
		id: text(),
		gifts: array(gift, {
			min: 4,
			max: 4
		})
	});
	return object({
		fameSpaces: array(integer({ min: 1 }), {
			min: 3,
			max: 3
		}),
		backs: array(back, {
			min: 3,
			max: 3
		})
	}, { provenance: record(text()) });
}
/** GB2-HOLI-03: the lowest money space beside a fame space, by the distance at which the markers meet. */
function moneySpaceBeside({ edition: { tracks } }, fame) {
	return tracks.moneyPerFame * (tracks.meet - fame - 1) + 1;
}
/** The edition's own data, or those of the house. */
function holiDataOf({ edition }) {
	return edition.modules?.holi ?? holiData;
}
/** The name of a gift among the gains that modules grant. */
function giftName(back, gift) {
	return `holi-${back}-${gift}`;
}
function holiOf({ holi }) {
	if (!holi) throw new Error("Holi is not in play");
	return holi;
}
function heldTiles(states, seat) {
	let held = 0;
	for (const holder of holiOf(states).tiles) if (holder === seat) held++;
	return held;
}
/** GB2-HOLI-40: piles of the colours that this number of players can reach. */
function pilesOf({ yieldTiles, players }, { side, ownYields }) {
	const hasPiles = side === "back" && !ownYields;
	return yieldTiles.map(({ colour, count }) => hasPiles && colour > 0 && colour < players ? count : 0);
}
function holiSlice(settings) {
	const { data, side } = settings;
	const copy = (holi) => ({
		tiles: holi.tiles.slice(),
		backs: holi.backs.slice(),
		queue: holi.queue,
		dice: holi.dice,
		recoloured: holi.recoloured,
		piles: holi.piles.slice()
	});
	return {
		begin: (game, states) => {
			states.holi = {
				tiles: data.fameSpaces.map(() => -1),
				backs: data.fameSpaces.map(() => -1),
				queue: [],
				dice: [],
				recoloured: [],
				piles: pilesOf(game, settings)
			};
		},
		copy: (from, to) => {
			to.holi = copy(holiOf(from));
		},
		view: (game, states, _viewer, views) => {
			const holi = copy(holiOf(states));
			const spaces = range(data.fameSpaces.length).map((tile) => ({
				fame: spaceOf(game, data, tile, 0),
				money: spaceOf(game, data, tile, 1),
				back: side === "back" ? data.backs[holi.backs[tile] ?? -1]?.id ?? "" : ""
			}));
			views.holi = {
				...holi,
				spaces
			};
		},
		imagine: (_game, views, _random, states) => {
			states.holi = copy(defined(views.holi, "view of Holi"));
		}
	};
}
/** The space of a track on which a marker reaches a tile. */
function spaceOf(game, { fameSpaces }, tile, track) {
	const fame = defined(fameSpaces[tile], "Holi tile");
	return TRACKS[track] === "fame" ? fame : moneySpaceBeside(game, fame);
}
// packages/games/rajas/src/modules/holi/yields.ts
const NO_YIELD = {
	code: "no-yield-of-this-colour",
	rule: "GB2-HOLI-36"
};
/** The gains that only festivals give. */
function holiGainRules({ ownYields }) {
	const yields = YIELD_COLOURS.map((name, colour) => [`holi/${name}-yield`, ownYields ? ownYield(colour) : drawnYield(colour)]);
	return {
		"holi/palace": palace,
		...Object.fromEntries(yields)
	};
}
/** GB2-HOLI-31: the action without worker and die. */
const palace = {
	takes: { required: ["actions"] },
	whyNot: (game, state, seat, { actions }) => whyNotAction(game, state, seat, at(actions, 0)),
	run: (game, _state, { actions }, { seat, reason }, step) => {
		const { id, effects } = defined(game.actions[at(actions, 0)], "palace action");
		step.fact({
			type: "action-chosen",
			seat,
			id,
			reason
		});
		pushEffects(effects, seat, 0, id, step);
	}
};
/** GB2-HOLI-37, GB2-HOLI-38: connected or not, covered or printed. */
function ownYield(colour) {
	return {
		takes: {},
		whyNot: (game, state, seat) => usefulYields(game, state, seat, colour).length > 0 ? void 0 : NO_YIELD,
		run: (game, state, _gain, { seat }, step) => {
			const [place, ...others] = usefulYields(game, state, seat, colour);
			if (others.length > 0) step.next({
				kind: "holi/choose-yield",
				seat,
				colour
			});
			else if (place) receiveOwnYield(game, state, seat, place.index, step);
		}
	};
}
/** The own yield spaces of a colour that would bring something now. */
function usefulYields(game, state, seat, colour) {
	return (game.sides[seat]?.yields ?? []).filter((place) => {
		if (place.colour !== colour) return false;
		const gain = game.hooks.rules.yieldGain(game, state, seat, place.index);
		return !gain.rule.whyNot(game, state, seat, gain, -1, at(state.karma, seat));
	});
}
function receiveOwnYield(game, state, seat, place, step) {
	const id = game.sides[seat]?.yields[place]?.id ?? "";
	const gain = game.hooks.rules.yieldGain(game, state, seat, place);
	step.fact({
		type: "holi/yield-chosen",
		seat,
		place,
		id
	});
	step.next({
		kind: "gain",
		seat,
		gain: gain.index,
		die: 0,
		reason: id
	});
}
/** GB2-HOLI-41: white tiles come from the base game's own pile. */
function drawnYield(colour) {
	if (YIELD_COLOURS[colour] === "white") return {
		takes: {},
		whyNot: (game, state, seat, gain, spent, karma) => game.hooks.rules.receiveYieldTile.whyNot(game, state, seat, gain, spent, karma),
		run: (game, state, _gain, { seat }, step) => game.hooks.rules.receiveYieldTile.run(game, state, seat, step)
	};
	return {
		takes: {},
		whyNot: (game, state) => pileOf(game, state, colour).some((tiles) => tiles > 0) ? void 0 : REASONS.noYieldTile,
		run: (_game, _state, _gain, { seat }, step) => step.next({
			kind: "holi/draw-yield",
			seat,
			colour
		})
	};
}
/** Tiles of one colour in the piles, by kind. */
function pileOf(game, { modules }, colour) {
	const { piles } = holiOf(modules);
	return game.yieldTiles.map((tile, index) => tile.colour === colour ? at(piles, index) : 0);
}
// packages/games/rajas/src/modules/holi/gifts.ts
/** GB2-HOLI-24: the gifts from the own place down to the leader's; GB2-HOLI-43: without those that could do nothing. */
function possibleGifts(game, state, seat, tile, place) {
	const gifts = [];
	for (let gift = place - 1; gift >= 0; gift--) {
		const gain = giftOf(game, state, tile, gift);
		if (!gain.rule.whyNot(game, state, seat, gain, -1, at(state.karma, seat))) gifts.push(gift);
	}
	return gifts;
}
function giftOf(game, { modules }, tile, gift) {
	return defined(game.ownGains.get(giftName(at(holiOf(modules).backs, tile), gift)), "gift");
}
function giftId(game, { modules }, tile, gift) {
	return holiDataOf(game).backs[at(holiOf(modules).backs, tile)]?.gifts[gift]?.id ?? "";
}
function give(game, state, { seat, tile, place }, gift, step) {
	step.fact({
		type: "holi/gift",
		seat,
		place,
		id: giftId(game, state, tile, gift)
	});
	step.next({
		kind: "gain",
		seat,
		gain: giftOf(game, state, tile, gift).index,
		die: 0,
		reason: "holi"
	});
}
const giftHandlers = {
	"holi/gift": { run: (game, state, frame, step) => {
		const { seat, tile, place } = frame;
		const [gift, ...others] = possibleGifts(game, state, seat, tile, place);
		if (gift === void 0) step.fact({
			type: "lapsed",
			seat,
			what: "gift",
			reason: "holi"
		});
		else if (others.length > 0) step.next({
			...frame,
			kind: "holi/choose-gift"
		});
		else give(game, state, frame, gift, step);
	} },
	"holi/choose-gift": {
		ask: (game, state, { seat, tile, place }) => ({
			decider: seat,
			choices: possibleGifts(game, state, seat, tile, place).map((gift) => ({
				type: "holi/gift",
				gift,
				id: giftId(game, state, tile, gift)
			}))
		}),
		answer: (game, state, frame, choice, step) => {
			if (choice.type !== "holi/gift") return unexpected(frame, choice);
			give(game, state, frame, choice.gift, step);
		}
	},
	/** GB2-HOLI-37: a yield space of the own board. */
	"holi/choose-yield": {
		ask: (game, state, { seat, colour }) => ({
			decider: seat,
			choices: usefulYields(game, state, seat, colour).map(({ choice }) => choice)
		}),
		answer: (game, state, frame, choice, step) => {
			if (choice.type !== "receive") return unexpected(frame, choice);
			receiveOwnYield(game, state, frame.seat, choice.place, step);
		}
	},
	/** GB2-HOLI-41: the top tile of a face-down pile. */
	"holi/draw-yield": {
		ask: (game, state, { colour }) => {
			const pile = pileOf(game, state, colour);
			const tiles = game.yieldTiles.filter(({ index }) => at(pile, index) > 0);
			return {
				decider: "chance",
				choices: tiles.map(({ draw }) => draw),
				weights: tiles.map(({ index }) => at(pile, index))
			};
		},
		sample: (game, state, { colour }, random) => defined(game.yieldTiles[drawIndex(pileOf(game, state, colour), random)], "yield tile").draw,
		answer: (game, _state, frame, choice, step) => {
			if (choice.type !== "draw") return unexpected(frame, choice);
			const { gain, id } = defined(game.yieldTiles[choice.tile], "yield tile");
			step.fact({
				type: "holi/yield-drawn",
				seat: frame.seat,
				tile: choice.tile,
				id
			});
			step.next({
				kind: "gain",
				seat: frame.seat,
				gain: gain.index,
				die: 0,
				reason: id
			});
		}
	}
};
// packages/games/rajas/src/modules/holi/recolour.ts
/**
* GB2-HOLI-21: which dice may change to which colour at a question. Only questions that look at colours count, and whatever
* is begun can still be finished afterwards: while a tile is paid, dice change only to its colour. `most`: stop after so many.
*/
function possibleRecolours(game, state, question, seat, most = Number.POSITIVE_INFINITY) {
	const test = TESTS[question.kind];
	if (!test) return [];
	const recolours = [];
	for (let die = 0; die < KINDS_OF_DICE; die++) {
		if (countOf(state, seat, die) === 0) continue;
		for (let colour = 0; colour < COLOURS.length; colour++) {
			if (colour === colourOf(die)) continue;
			const recolour = {
				type: "holi/recolour",
				die,
				colour
			};
			if (test(game, state, question, seat, recolour)) recolours.push(recolour);
			if (recolours.length === most) return recolours;
		}
	}
	return recolours;
}
const paysForTile = (game, state, question, _seat, { colour }) => "stack" in question && openTile(game, state, question.stack)?.colour === colour;
const TESTS = {
	place: () => true,
	"holi/pause": () => true,
	"pay-space": (game, state, question, seat, recolour) => question.kind === "pay-space" && tryOut(state, seat, recolour, () => {
		const space = game.spaces[question.space];
		const payments = [];
		if (space) listSpaceDice(game, state, seat, space, payments);
		return payments.length > 0;
	}),
	"pick-tile": (game, state, question, seat, recolour) => question.kind === "pick-tile" && tryOut(state, seat, recolour, () => {
		return !(question.over ? whyNotOverbuild : whyNotBuild)(game, state, seat, -1, at(state.karma, seat));
	}),
	"choose-cell": paysForTile,
	"pay-tile": paysForTile,
	overpay: paysForTile
};
/** Looks at the state as if the die had changed. */
function tryOut(state, seat, { die, colour }, look) {
	const from = seat * KINDS_OF_DICE + die;
	const to = seat * KINDS_OF_DICE + dieOf(colour, faceOf(die));
	add(state.dice, from, -1);
	add(state.dice, to, 1);
	const seen = look();
	add(state.dice, from, 1);
	add(state.dice, to, -1);
	return seen;
}
/** Lets a holder use tiles before something that looks at the colours of dice. */
function pauseBefore(state, seat, then, step) {
	const canRecolour = heldTiles(state.modules, seat) > 0 && ownedDice(state, seat) > 0;
	step.next(canRecolour ? {
		kind: "holi/pause",
		seat,
		then
	} : then);
}
/** One more choice at a question; which die and which colour is asked after it. */
const recolourChoices = {
	offer: (game, state, frame, seat, choices) => {
		if (!TESTS[frame.kind] || heldTiles(state.modules, seat) === 0) return;
		if (possibleRecolours(game, state, frame, seat, 1).length > 0) choices.push({ type: "holi/use" });
	},
	answers: { "holi/use": (_game, _state, frame, choice, step) => {
		if (!("seat" in frame)) return unexpected(frame, choice);
		step.next({
			kind: "holi/recolour",
			seat: frame.seat,
			question: frame
		});
	} }
};
const recolourHandlers = {
	"holi/recolour": {
		ask: (game, state, { seat, question }) => ({
			decider: seat,
			choices: possibleRecolours(game, state, question, seat)
		}),
		answer: (_game, _state, frame, choice, step) => {
			if (choice.type !== "holi/recolour") return unexpected(frame, choice);
			const { seat, question } = frame;
			const { die, colour } = choice;
			const to = DIE_NAMES[dieOf(colour, faceOf(die))] ?? "";
			step.fact({
				type: "holi/recoloured",
				seat,
				kind: die,
				colour,
				from: DIE_NAMES[die] ?? "",
				to
			});
			step.next(question);
		}
	},
	"holi/pause": {
		ask: (_game, _state, { seat }) => ({
			decider: seat,
			choices: [DONE]
		}),
		answer: (_game, _state, frame, choice, step) => {
			if (choice.type !== "done") return unexpected(frame, choice);
			step.next(frame.then);
		}
	}
};
// packages/games/rajas/src/modules/holi/explain.ts
const TILE = "holi-tile";
const GIFT = "holi-gift";
/** A held tile, and the gifts of the backs. */
function holiThings(game, { modules }) {
	const { backs } = holiDataOf(game);
	const gifts = holiOf(modules).backs.flatMap((back) => backs[back]?.gifts ?? []);
	return [TILE, ...gifts.map(({ id }) => `${GIFT}:${id}`)];
}
const explainHoli = (game, state, frame, seat, thing) => {
	const [kind, id = ""] = thing.split(":");
	if (kind === TILE) return explainTile$1(game, state, frame, seat);
	if (kind === GIFT) return explainGift(game, state, frame, seat, id);
};
function explainTile$1(game, state, frame, seat) {
	if (heldTiles(state.modules, seat) === 0) return {
		code: "no-holi-tile",
		rule: "GB2-HOLI-20"
	};
	if (frame !== void 0 && "seat" in frame && frame.seat === seat && possibleRecolours(game, state, frame, seat).length > 0) return void 0;
	return {
		code: "no-die-to-recolour-now",
		rule: "GB2-HOLI-21"
	};
}
const explainGift = (game, state, frame, seat, id) => {
	if (frame?.kind !== "holi/choose-gift" || frame.seat !== seat) return {
		code: "no-gift-now",
		rule: "GB2-HOLI-08"
	};
	const gift = holiDataOf(game).backs[at(holiOf(state.modules).backs, frame.tile)]?.gifts.findIndex((one) => one.id === id) ?? -1;
	if (gift === -1) return {
		code: "gift-of-another-tile",
		rule: "GB2-HOLI-24"
	};
	if (gift >= frame.place) return {
		code: "place-too-far-ahead",
		rule: "GB2-HOLI-24",
		values: { place: frame.place }
	};
	const gain = giftOf(game, state, frame.tile, gift);
	return gain.rule.whyNot(game, state, seat, gain, -1, at(state.karma, seat));
};
// packages/games/rajas/src/modules/holi/recoloured.ts
/** Of dice that look alike the recoloured one goes first; below 0 if there is none. */
function recolouredIndex({ modules }, seat, die) {
	return holiOf(modules).recoloured.findIndex((one) => one.seat === seat && one.die === die);
}
/** GB2-HOLI-22: a die that leaves Kali goes back to the supply as what it is. */
function fadeColour(state, { seat, colour, value, reason = "" }, step) {
	const kind = dieOf(colour, value);
	const die = holiOf(state.modules).recoloured[recolouredIndex(state, seat, kind)];
	if (die) step.fact({
		type: "holi/colour-faded",
		seat,
		kind,
		own: die.own,
		reason
	});
}
/** A die rolled again keeps the colour it shows. */
function keepColour(state, seat, from, to) {
	const index = recolouredIndex(state, seat, from);
	const holi = holiOf(state.modules);
	const die = holi.recoloured[index];
	if (die) holi.recoloured = holi.recoloured.toSpliced(index, 1, {
		...die,
		die: to
	});
}
// packages/games/rajas/src/modules/holi/choices.ts
const holiNotation = {
	"holi/back": ({ id }) => `back ${id}`,
	"holi/colour": ({ colour }) => `lay ${COLOUR_LETTERS[colour]}`,
	"holi/take": ({ die }) => `take ${DIE_NAMES[die]}`,
	"holi/gift": ({ id }) => `gift ${id}`,
	"holi/use": () => "use a Holi tile",
	"holi/recolour": ({ die, colour }) => `colour ${DIE_NAMES[die]} ${COLOUR_LETTERS[colour]}`
};
// packages/games/rajas/src/modules/holi/facts.ts
function moveDie(state, seat, kind, dice) {
	add(state.dice, seat * KINDS_OF_DICE + kind, dice);
}
const holiFolds = {
	"holi/tile-laid": (_game, { modules }, { tile, back }) => {
		holiOf(modules).backs[tile] = back;
	},
	"holi/triggered": (_game, { modules }, { seat, tile, track }) => {
		const holi = holiOf(modules);
		holi.tiles[tile] = -2;
		holi.queue = [...holi.queue, {
			tile,
			track,
			activator: seat
		}];
	},
	"holi/festival": (_game, { modules }) => {
		const holi = holiOf(modules);
		holi.queue = holi.queue.slice(1);
	},
	"holi/die-laid": (_game, { supply, modules }, { colour, value }) => {
		const holi = holiOf(modules);
		add(supply, colour, -1);
		holi.dice = [...holi.dice, dieOf(colour, value)];
	},
	"holi/die-taken": (_game, state, { seat, kind }) => {
		const holi = holiOf(state.modules);
		holi.dice = holi.dice.toSpliced(holi.dice.indexOf(kind), 1);
		moveDie(state, seat, kind, 1);
	},
	"holi/dice-left": (_game, { supply, modules }) => {
		const holi = holiOf(modules);
		for (const die of holi.dice) add(supply, colourOf(die), 1);
		holi.dice = [];
	},
	"holi/gift": () => void 0,
	"holi/yield-chosen": () => void 0,
	"holi/yield-drawn": (_game, { modules }, { tile }) => add(holiOf(modules).piles, tile, -1),
	"holi/tile-given": (_game, { modules }, { seat, tile }) => {
		holiOf(modules).tiles[tile] = seat;
	},
	"holi/recoloured": (_game, state, { seat, kind, colour }) => {
		const holi = holiOf(state.modules);
		holi.tiles[holi.tiles.indexOf(seat)] = -3;
		const die = dieOf(colour, faceOf(kind));
		moveDie(state, seat, kind, -1);
		moveDie(state, seat, die, 1);
		const index = recolouredIndex(state, seat, kind);
		const own = holi.recoloured[index]?.own ?? colourOf(kind);
		const others = index < 0 ? holi.recoloured : holi.recoloured.toSpliced(index, 1);
		holi.recoloured = own === colour ? others : [...others, {
			seat,
			die,
			own
		}];
	},
	"holi/colour-faded": (_game, state, { seat, kind, own }) => {
		const holi = holiOf(state.modules);
		holi.recoloured = holi.recoloured.toSpliced(recolouredIndex(state, seat, kind), 1);
		add(state.supply, colourOf(kind), -1);
		add(state.supply, own, 1);
	}
};
// packages/games/rajas/src/modules/holi/front.ts
/** GB2-HOLI-14, GB2-HOLI-15: a die of each colour, and others for the colours that are missing. */
function layDice(state, seat, step) {
	let colours = 0;
	let supplied = 0;
	for (let colour = 0; colour < COLOURS.length; colour++) {
		supplied += at(state.supply, colour);
		if (at(state.supply, colour) > 0) colours += packedOne(colour);
	}
	const missing = Math.min(COLOURS.length, supplied) - packedTotal(colours);
	rollOrReplace(seat, colours, missing, step);
}
function rollOrReplace(seat, colours, missing, step) {
	if (missing > 0) {
		step.next({
			kind: "holi/replace-dice",
			seat,
			colours,
			missing
		});
		return;
	}
	for (let colour = 0; colour < COLOURS.length; colour++) for (let dice = packedCount(colours, colour); dice > 0; dice--) step.next({
		kind: "holi/roll",
		seat,
		colour
	});
}
const frontHandlers = {
	"holi/replace-dice": {
		ask: (_game, { supply }, { seat, colours }) => ({
			decider: seat,
			choices: supply.flatMap((dice, colour) => dice > packedCount(colours, colour) ? [{
				type: "holi/colour",
				colour
			}] : [])
		}),
		answer: (_game, _state, frame, choice, step) => {
			if (choice.type !== "holi/colour") return unexpected(frame, choice);
			rollOrReplace(frame.seat, frame.colours + packedOne(choice.colour), frame.missing - 1, step);
		}
	},
	"holi/roll": {
		ask: askRoll,
		sample: (_game, _state, _frame, random) => sampleRoll(random),
		answer: (_game, _state, frame, choice, step) => {
			if (choice.type !== "roll") return unexpected(frame, choice);
			const { seat, colour } = frame;
			const { value } = choice;
			step.fact({
				type: "holi/die-laid",
				seat,
				colour,
				value,
				die: DIE_NAMES[dieOf(colour, value)] ?? ""
			});
		}
	},
	/** GB2-HOLI-16, GB2-HOLI-17: with full hands a die goes back first. */
	"holi/take-die": {
		ask: (game, state, { seat }) => {
			return {
				decider: seat,
				choices: [...freeHands(game, state, seat) > 0 ? diceToTake(state) : diceToReturn(state, seat), DECLINE]
			};
		},
		answer: (_game, _state, frame, choice, step) => {
			const { seat } = frame;
			if (choice.type === "decline") return step.fact({
				type: "declined",
				seat,
				what: "dice",
				reason: "holi"
			});
			if (choice.type === "holi/take") return step.fact({
				type: "holi/die-taken",
				seat,
				kind: choice.die,
				die: DIE_NAMES[choice.die] ?? ""
			});
			if (choice.type !== "return") return unexpected(frame, choice);
			const { die } = choice;
			step.fact({
				type: "die-returned",
				seat,
				colour: colourOf(die),
				value: faceOf(die),
				die: DIE_NAMES[die] ?? ""
			});
			step.next(frame);
		}
	}
};
function diceToTake({ modules }) {
	return [...new Set(holiOf(modules).dice)].map((die) => ({
		type: "holi/take",
		die
	}));
}
function diceToReturn(state, seat) {
	return RETURN.filter(({ die }) => countOf(state, seat, die) > 0);
}
// packages/games/rajas/src/modules/holi/ranking.ts
/**
* GB2-HOLI-11, GB2-HOLI-12: who acts before whom, the last place first: the marker on the festival's track, then the other
* marker, then whoever comes later in turn order.
*/
function rankingOf({ players }, { fame, money, start }, track) {
	const [first, second] = track === 0 ? [fame, money] : [money, fame];
	const turn = (seat) => (seat - start + players) % players;
	return range(players).sort((a, b) => at(first, a) - at(first, b) || at(second, a) - at(second, b) || turn(b) - turn(a));
}
// packages/games/rajas/src/modules/holi/festival.ts
const festivalHandlers = {
	/** GB2-HOLI-04: chance decides which back lies where. */
	"holi/lay-tile": {
		ask: (game, state) => {
			const choices = backsLeft(game, state);
			return {
				decider: "chance",
				choices,
				weights: filled(choices.length, 1)
			};
		},
		sample: (game, state, _frame, random) => {
			const choices = backsLeft(game, state);
			return defined(choices[below(random, choices.length)], "back");
		},
		answer: (game, _state, frame, choice, step) => {
			if (choice.type !== "holi/back") return unexpected(frame, choice);
			const space = at(holiDataOf(game).fameSpaces, frame.tile);
			step.fact({
				type: "holi/tile-laid",
				tile: frame.tile,
				space,
				back: choice.back,
				id: choice.id
			});
		}
	},
	/** GB2-HOLI-09: the festivals one after the other; GB2-HOLI-13: the order is fixed now. */
	"holi/festival": { run: (game, state, _frame, step) => {
		const { queue, backs } = holiOf(state.modules);
		const [festival] = queue;
		if (!festival) return;
		const { tile, track, activator } = festival;
		const order = rankingOf(game, state, track);
		step.fact({
			type: "holi/festival",
			seat: activator,
			tile,
			order
		});
		if (at(backs, tile) === -1) {
			layDice(state, activator, step);
			for (const seat of order) step.next({
				kind: "holi/take-die",
				seat
			});
		} else for (const [i, seat] of order.entries()) step.next({
			kind: "holi/gift",
			seat,
			tile,
			place: order.length - i
		});
		step.next({
			kind: "holi/hand-over",
			seat: at(order, 0),
			tile
		});
		step.next({ kind: "holi/festival" });
	} },
	/** GB2-HOLI-18, GB2-HOLI-19, GB2-HOLI-28. */
	"holi/hand-over": { run: (_game, { modules }, { seat, tile }, step) => {
		const { dice } = holiOf(modules);
		if (dice.length > 0) step.fact({
			type: "holi/dice-left",
			dice: dice.map((die) => DIE_NAMES[die] ?? "")
		});
		step.fact({
			type: "holi/tile-given",
			seat,
			tile
		});
	} }
};
function backsLeft(game, { modules }) {
	const laid = holiOf(modules).backs;
	return holiDataOf(game).backs.flatMap(({ id }, back) => laid.includes(back) ? [] : [{
		type: "holi/back",
		back,
		id
	}]);
}
// packages/games/rajas/src/modules/holi/frames.ts
const holiHandlers = {
	...festivalHandlers,
	...frontHandlers,
	...giftHandlers,
	...recolourHandlers
};
// packages/games/rajas/src/modules/holi/index.ts
/** Holi: whoever first reaches a tile on the tracks sets off a festival with gifts for everybody. */
function install$9(settings) {
	const { data, side } = settings;
	const gains = data.backs.flatMap(({ gifts }, back) => gifts.map(({ gain }, gift) => [giftName(back, gift), gain]));
	return {
		id: "holi",
		slice: holiSlice(settings),
		gainRules: holiGainRules(settings),
		gains: Object.fromEntries(gains),
		setUp: side === "back" ? { boards: () => range(data.fameSpaces.length).map((tile) => ({
			kind: "holi/lay-tile",
			tile
		})) } : {},
		react: {
			"money-gained": (game, state, { seat, amount }, step) => trigger(settings, game, state, {
				seat,
				track: 1,
				amount
			}, step),
			"fame-gained": (game, state, { seat, amount }, step) => trigger(settings, game, state, {
				seat,
				track: 0,
				amount
			}, step),
			"die-paid": (_game, state, fact, step) => fadeColour(state, fact, step),
			"die-returned": (_game, state, fact, step) => fadeColour(state, fact, step)
		},
		watch: { "die-rerolled": (_game, state, { seat, colour, value, from }) => keepColour(state, seat, dieOf(colour, from), dieOf(colour, value)) },
		turnEnd: (_game, { modules }, _seat, step) => {
			if (holiOf(modules).queue.length > 0) step.next({ kind: "holi/festival" });
		},
		extraChoices: recolourChoices,
		things: holiThings,
		explain: explainHoli
	};
}
/** GB2-HOLI-05, GB2-HOLI-06: a marker has moved forward onto or past a tile that still lies on the track. */
function trigger({ data }, game, state, move, step) {
	const { seat, track, amount } = move;
	const now = at(track === 0 ? state.fame : state.money, seat);
	const { tiles } = holiOf(state.modules);
	for (let i = 0; i < tiles.length; i++) {
		const tile = track === 0 ? i : tiles.length - 1 - i;
		if (at(tiles, tile) !== -1) continue;
		const space = spaceOf(game, data, tile, track);
		if (now < space || now - amount >= space) continue;
		step.fact({
			type: "holi/triggered",
			seat,
			tile,
			track,
			name: TRACKS[track] ?? "fame",
			space
		});
	}
}
// packages/games/rajas/src/modules/holi-ganga3/index.ts
const USUAL = {
	...coreGainRules,
	...ganga3GainRules
};
function usualRule(kind) {
	return defined(USUAL[kind], `gain ${kind}`);
}
/** GB2-INT-08: holders of Holi tiles are asked after the boat has landed and before colours matter. */
function withPause(kind, concerns) {
	const rule = usualRule(kind);
	return {
		...rule,
		run: (game, state, gain, frame, step) => {
			if (concerns(gain)) pauseBefore(state, frame.seat, {
				...frame,
				kind: "holi-ganga3/gain"
			}, step);
			else rule.run(game, state, gain, frame, step);
		}
	};
}
/** Holi with the third Ganga module: river tiles that look at the colours of dice. */
function install$8() {
	return {
		id: "holi-ganga3",
		gainRules: {
			fame: withPause("fame", ({ data }) => data.per === "die-colour"),
			"ganga3/market-per-colour": withPause("ganga3/market-per-colour", () => true),
			"ganga3/re-place": withPause("ganga3/re-place", () => true)
		}
	};
}
const handlers$3 = { "holi-ganga3/gain": { run: (game, state, frame, step) => {
	const gain = defined(game.gains[frame.gain], "gain");
	usualRule(gain.kind).run(game, state, gain, {
		...frame,
		kind: "gain"
	}, step);
} } };
// packages/games/rajas/src/modules/roads/flags.ts
function roadsOf(states) {
	if (!states.roads) throw new Error("the road board is not in play");
	return states.roads;
}
/** Whether a player has a flag from an earlier turn. */
function hasUsableFlag(states, seat) {
	const { held, fresh } = roadsOf(states);
	return (held[seat] ?? 0) > (fresh[seat] ?? 0);
}
function roadsSlice(flags) {
	const slice = {
		begin: ({ players }, states) => {
			const none = () => Array(players).fill(0);
			states.roads = {
				supply: flags,
				held: none(),
				fresh: none(),
				planted: none(),
				rolling: -1
			};
		},
		copy: (from, to) => {
			const { supply, held, fresh, planted, rolling } = roadsOf(from);
			to.roads = {
				supply,
				held: held.slice(),
				fresh: fresh.slice(),
				planted: planted.slice(),
				rolling
			};
		},
		view: (_game, states, _viewer, views) => slice.copy(states, views),
		imagine: (_game, views, _random, states) => slice.copy(views, states)
	};
	return slice;
}
// packages/games/rajas/src/modules/roads/data/house.json
var house_default$4 = {
	provenance: { "flags, money and the table of rolls": "found" },
	flags: 3,
	moneyPerResidenceRoad: 1,
	moneyPerTile: 2,
	rolls: [
		"straight",
		"bend",
		"fork",
		"cross",
		"bend",
		"straight"
	]
};
// packages/games/rajas/src/modules/roads/relocation.ts
function coveredTile(game, state, seat, cell) {
	return defined(game.tiles[at(state.covered, cellIndex(game, seat, cell))], "covered tile");
}
/** GB2-ROAD-12: any free space where a road joins the tile to the residence. */
function possibleRelocations(game, state, seat, from) {
	const tile = coveredTile(game, state, seat, from);
	const choices = [];
	for (const cell of bitsOf(openCells(game, state, seat))) for (const rotation of tile.rotations) {
		if (!(cellsJoinedBy(game, state, seat, at(tile.ends, rotation)) & 1 << cell)) continue;
		choices.push(defined(game.grid.lay[cell * 4 + rotation], "lay"));
	}
	return choices;
}
/** GB2-ROAD-14 to GB2-ROAD-16: no score, but the yields that the tile newly joins. */
function relocate(game, state, seat, from, { cell, rotation, at: name }, step) {
	const { index, id, ends } = coveredTile(game, state, seat, from);
	const due = touchedYields(game, cell, at(ends, rotation)) & ~at(state.connected, seat);
	step.fact({
		type: "roads/tile-relocated",
		seat,
		tile: index,
		id,
		from,
		cell,
		at: name,
		rotation
	});
	connectYields(game, seat, due, step);
	nameYields(seat, due, step);
}
// packages/games/rajas/src/modules/roads/frames.ts
/** The gain of a face of the road board's die. */
function faceName(value) {
	return `roads-${value}`;
}
const roadsHandlers = {
	/** GB2-ROAD-21, GB2-ROAD-24: chance alone decides. */
	"roads/roll": {
		ask: askRoll,
		sample: (_game, _state, _frame, random) => sampleRoll(random),
		answer: (game, _state, frame, choice, step) => {
			if (choice.type !== "roll") return unexpected(frame, choice);
			const { seat, reason } = frame;
			const gain = defined(game.ownGains.get(faceName(choice.value)), "gain of a face");
			step.fact({
				type: "roads/rolled",
				seat,
				value: choice.value,
				road: gain.data.per ?? ""
			});
			step.next({
				kind: "gain",
				seat,
				gain: gain.index,
				die: 0,
				reason
			});
			step.next({
				kind: "roads/return-die",
				seat
			});
		}
	},
	"roads/return-die": { run: (_game, { modules }, { seat }, step) => {
		const { rolling } = roadsOf(modules);
		if (rolling !== -1) step.fact({
			type: "roads/die-back",
			seat,
			colour: rolling
		});
	} },
	/** GB2-ROAD-09: at each overbuild the player decides whether to use a flag. */
	"roads/relocate": {
		ask: (game, state, { seat, from }) => ({
			decider: seat,
			choices: [DECLINE, ...possibleRelocations(game, state, seat, from)]
		}),
		answer: (game, state, frame, choice, step) => {
			const { seat, from } = frame;
			if (choice.type === "decline") return step.fact({
				type: "declined",
				seat,
				what: "flag",
				reason: "flag"
			});
			if (choice.type !== "lay") return unexpected(frame, choice);
			relocate(game, state, seat, from, choice, step);
		}
	}
};
// packages/games/rajas/src/modules/roads/facts.ts
const roadsFolds = {
	"roads/flag-taken": (_game, { modules }, { seat }) => {
		const roads = roadsOf(modules);
		roads.supply--;
		add(roads.held, seat, 1);
		add(roads.fresh, seat, 1);
	},
	"roads/rolled": () => void 0,
	"roads/die-back": (_game, { supply, modules }, { colour }) => {
		add(supply, colour, 1);
		roadsOf(modules).rolling = -1;
	},
	"roads/tile-relocated": (game, state, { seat, tile, from, cell, rotation }) => {
		const { held, planted } = roadsOf(state.modules);
		state.covered[cellIndex(game, seat, from)] = -1;
		layTop(game, state, seat, cell, tile, rotation);
		add(held, seat, -1);
		planted[seat] = (planted[seat] ?? 0) | 1 << cell;
	}
};
// packages/games/rajas/src/modules/roads/index.ts
const componentData$3 = house_default$4;
function dataShape$3() {
	const one = integer({ min: 1 });
	const rolls = array(oneOf(ROADS), {
		min: 6,
		max: 6
	});
	return object({
		flags: one,
		moneyPerResidenceRoad: one,
		moneyPerTile: one,
		rolls
	}, { provenance: record(text()) });
}
const ROAD_BOARD = "road-board";
/** GB2-ROAD-02, GB2-ROAD-20: the front is free, the back costs a die, which is rolled. */
const SPACES = {
	front: {
		id: ROAD_BOARD,
		area: "roads",
		effects: [{ kind: "roads/residence-money" }, { kind: "roads/flag" }]
	},
	back: {
		id: ROAD_BOARD,
		area: "roads",
		cost: { die: "any" },
		effects: [
			{ kind: "roads/residence-money" },
			{ kind: "roads/flag" },
			{ kind: "roads/roll" }
		]
	}
};
/** The Roads of the Mogul Empire: money for roads, and flags that let a covered tile move on. */
function install$7(data, side) {
	return {
		id: "roads",
		slice: roadsSlice(data.flags),
		spaces: [SPACES[side]],
		counters: Object.fromEntries(ROADS.map((name, road) => [`road-${name}`, ofShape(road)])),
		gains: Object.fromEntries(data.rolls.map((road, face) => [faceName(face + 1), payFor(road, data.moneyPerTile)])),
		gainRules: {
			"roads/residence-money": residenceMoney(data),
			"roads/flag": flag,
			"roads/roll": roll
		},
		mayOverbuild: (_game, { modules }, seat, cell) => at(roadsOf(modules).planted, seat) & 1 << cell ? {
			code: "flag-planted",
			rule: "GB2-ROAD-17"
		} : void 0,
		watch: {
			"turn-started": (_game, { modules }) => roadsOf(modules).fresh.fill(0),
			"die-paid": (_game, { supply, modules }, { reason, colour }) => {
				if (reason !== "road-board") return;
				roadsOf(modules).rolling = colour;
				add(supply, colour, -1);
			}
		},
		react: { "tile-scored": (game, state, { seat, cell, overbuilt }, step) => {
			if (!overbuilt || !hasUsableFlag(state.modules, seat)) return;
			if (possibleRelocations(game, state, seat, cell).length > 0) step.next({
				kind: "roads/relocate",
				seat,
				from: cell
			});
		} }
	};
}
function ofShape(road) {
	return overTiles((tile) => tile.road === road ? 1 : 0);
}
function payFor(road, amount) {
	return {
		kind: "money",
		amount,
		per: `road-${road}`
	};
}
/** GB2-ROAD-06: the space may be used even if it brings nothing. */
function residenceMoney({ moneyPerResidenceRoad }) {
	return {
		takes: {},
		whyNot: () => void 0,
		run: (game, state, _gain, { seat, reason }, step) => {
			const { residence, residenceEnds } = game.grid;
			gainMoney(game, state, seat, moneyPerResidenceRoad * meetingRoads(game, state, seat, residence, residenceEnds), reason, step);
		}
	};
}
const flag = {
	takes: {},
	whyNot: () => void 0,
	run: (_game, { modules }, _gain, { seat }, step) => {
		if (roadsOf(modules).supply > 0) step.fact({
			type: "roads/flag-taken",
			seat
		});
	}
};
const roll = {
	takes: {},
	whyNot: () => void 0,
	run: (_game, _state, _gain, { seat, reason }, step) => step.next({
		kind: "roads/roll",
		seat,
		reason
	})
};
// packages/games/rajas/src/modules/holi-roads/index.ts
/** Holi with the road board's back: the die rolled there may be a recoloured one, which goes back as what it is. */
function install$6() {
	return {
		id: "holi-roads",
		watch: { "holi/colour-faded": (_game, { supply, modules }, { kind, own, reason }) => {
			if (reason !== "road-board") return;
			add(supply, colourOf(kind), 1);
			add(supply, own, -1);
			roadsOf(modules).rolling = own;
		} }
	};
}
// packages/games/rajas/src/modules/kedarnath/index.ts
const componentData$2 = {
	provenance: {
		"blessings and values of the brown tile": "found",
		"no cost of the temple": "house"
	},
	front: {
		"3": [{
			"kind": "karma",
			"amount": 1
		}, {
			"kind": "dice",
			"amount": 1
		}],
		"2": [{
			"kind": "karma",
			"amount": 1
		}, {
			"kind": "upgrade",
			"amount": 1
		}],
		"1": [{
			"kind": "karma",
			"amount": 1
		}, {
			"kind": "money",
			"amount": 3
		}],
		"0": [{
			"kind": "karma",
			"amount": 1
		}, {
			"kind": "fame",
			"amount": 1
		}]
	},
	back: {
		"3": [{
			"kind": "karma",
			"amount": 1
		}, { "kind": "yield-tile" }],
		"2": [{
			"kind": "markets",
			"goods": "any",
			"max": 2
		}],
		"1": [{
			"kind": "boat-move",
			"max": 1
		}],
		"0": [{
			"kind": "fame",
			"amount": 1,
			"per": "karma"
		}]
	},
	brownTile: {
		"perKarma": 3,
		"perKarmaAtTemple": 5
	}
};
function dataShape$2(gain) {
	const rows = record(array(gain, { min: 1 }));
	const money = integer({ min: 1 });
	return object({
		front: rows,
		back: rows,
		brownTile: object({
			perKarma: money,
			perKarmaAtTemple: money
		})
	}, { provenance: record(text()) });
}
const TEMPLE = "temple";
const NO_FREE_ROW = {
	code: "no-free-row",
	rule: "GB2-KED-06"
};
function rowName(row, part) {
	return `kedarnath-${row}-${part}`;
}
/** The Blessings of Kedarnath: a temple that blesses whoever finds a karma level without a marker. */
function install$5(data, side) {
	const rows = Object.entries(data[side]).flatMap(([row, gains]) => gains.map((gain, part) => [rowName(Number(row), part), gain]));
	return {
		id: "kedarnath",
		spaces: [{
			id: TEMPLE,
			area: TEMPLE,
			effects: [{ kind: "kedarnath/blessing" }]
		}],
		gains: Object.fromEntries(rows),
		gainRules: {
			"kedarnath/blessing": blessing,
			"kedarnath/brown-tile": brownTile(data)
		},
		yieldTiles: [{
			id: "BK",
			colour: "brown",
			count: 1,
			gain: { kind: "kedarnath/brown-tile" }
		}]
	};
}
/** GB2-KED-03: rows of karma levels on which no marker stands, the highest first. */
function freeRows(game, { karma }) {
	const rows = [];
	for (let row = game.edition.limits.karma; row >= 0; row--) if (!karma.includes(row)) rows.push(row);
	return rows;
}
function bless(game, seat, row, step) {
	step.fact({
		type: "kedarnath/blessed",
		seat,
		row
	});
	for (let part = 0;; part++) {
		const gain = game.ownGains.get(rowName(row, part));
		if (!gain) return;
		step.next({
			kind: "gain",
			seat,
			gain: gain.index,
			die: 0,
			reason: TEMPLE
		});
	}
}
const blessing = {
	takes: {},
	whyNot: (game, state) => freeRows(game, state).length > 0 ? void 0 : NO_FREE_ROW,
	run: (game, state, _gain, { seat }, step) => {
		const [row, ...others] = freeRows(game, state);
		if (others.length > 0) step.next({
			kind: "kedarnath/choose",
			seat
		});
		else bless(game, seat, defined(row, "free row"), step);
	}
};
/** GB2-KED-20, GB2-KED-21. */
function brownTile({ brownTile: { perKarma, perKarmaAtTemple } }) {
	return {
		takes: {},
		whyNot: (_game, state, seat) => at(state.karma, seat) > 0 ? void 0 : REASONS.amountIsZero,
		run: (game, state, _gain, { seat, reason }, step) => {
			gainMoney(game, state, seat, (isAtTemple(game, state, seat) ? perKarmaAtTemple : perKarma) * at(state.karma, seat), reason, step);
		}
	};
}
function isAtTemple(game, state, seat) {
	const temple = defined(game.spaces.find(({ id }) => id === TEMPLE), "temple");
	return (at(state.workers, temple.index) & 1 << seat) !== 0;
}
const handlers$2 = { "kedarnath/choose": {
	ask: (game, state, { seat }) => ({
		decider: seat,
		choices: freeRows(game, state).map((row) => ({
			type: "kedarnath/row",
			row
		}))
	}),
	answer: (game, _state, frame, choice, step) => {
		if (choice.type !== "kedarnath/row") return unexpected(frame, choice);
		bless(game, frame.seat, choice.row, step);
	}
} };
const folds$2 = { "kedarnath/blessed": () => void 0 };
const notation$3 = { "kedarnath/row": ({ row }) => `row ${row}` };
// packages/games/rajas/src/modules/mixed-rounds/index.ts
/** RAJ-MIX-01: advanced players use the back of their boards; all other rules are those of the base game. */
function install$4(advanced) {
	return {
		id: "mixed-rounds",
		replace: { side: (seat) => advanced.includes(seat) ? "back" : "front" }
	};
}
// packages/games/rajas/src/modules/mysterious/data/house.json
var house_default$2 = {
	provenance: { "money for a revealed tile": "found" },
	moneyForReveal: 1
};
// packages/games/rajas/src/modules/mysterious/hidden.ts
function mysteriousOf(states) {
	if (!states.mysterious) throw new Error("no waters are mysterious");
	return states.mysterious;
}
function isHidden({ modules }, index) {
	return (mysteriousOf(modules).hidden & 1 << index) !== 0;
}
const mysteriousSlice = {
	begin: ({ river, riverTiles }, states) => {
		const spaces = range(Math.min(riverTiles.length, river.last - 1)).map((i) => 1 << i + 1);
		states.mysterious = { hidden: sumOf(spaces) };
	},
	copy: (from, to) => {
		to.mysterious = { hidden: mysteriousOf(from).hidden };
	},
	view: (_game, states, _viewer, views) => mysteriousSlice.copy(states, views),
	imagine: (_game, views, _random, states) => mysteriousSlice.copy(views, states)
};
// packages/games/rajas/src/modules/mysterious/index.ts
const componentData$1 = house_default$2;
function dataShape$1() {
	return object({ moneyForReveal: integer({ min: 1 }) }, { provenance: record(text()) });
}
const REVEAL_GAIN = "mysterious-reveal";
/** Mysterious Waters: every river tile lies face down until a boat stops on it. */
function install$3({ moneyForReveal }) {
	return {
		id: "mysterious",
		slice: mysteriousSlice,
		gains: { [REVEAL_GAIN]: {
			kind: "money",
			amount: moneyForReveal
		} },
		mayBorrow: (_game, state, index) => isHidden(state, index) ? {
			code: "face-down",
			rule: "GB2-MYST-09"
		} : void 0,
		replace: { land: (game, state, seat, step) => {
			const index = at(state.boats, seat);
			if (isHidden(state, index)) step.next({
				kind: "mysterious/reveal",
				seat,
				index
			});
			else landOnSpace(game, state, seat, step);
		} }
	};
}
const handlers$1 = { "mysterious/reveal": {
	...drawTile((tile, id) => ({
		type: "mysterious/tile",
		tile,
		id
	})),
	answer: (game, _state, frame, choice, step) => {
		if (choice.type !== "mysterious/tile") return unexpected(frame, choice);
		const { seat, index } = frame;
		const reason = game.river.ids[index] ?? "";
		const { gain } = defined(game.riverTiles[choice.tile], "river tile");
		const money = defined(game.ownGains.get(REVEAL_GAIN), "money for a reveal");
		step.fact({
			type: "mysterious/revealed",
			seat,
			index,
			tile: choice.tile,
			id: choice.id
		});
		step.next({
			kind: "gain",
			seat,
			gain: money.index,
			die: 0,
			reason
		});
		step.next({
			kind: "gain",
			seat,
			gain: gain.index,
			die: 0,
			reason
		});
	}
} };
const folds$1 = { "mysterious/revealed": (_game, state, { index, tile }) => {
	state.riverTiles[index] = tile;
	mysteriousOf(state.modules).hidden &= ~(1 << index);
} };
const notation$2 = { "mysterious/tile": ({ id }) => `turn up ${id}` };
// packages/games/rajas/src/modules/navaratnas/tiles.ts
const NOTHING_FITS = {
	code: "no-yield-tile-fits",
	rule: "RAJ-NAV-16"
};
function navaratnasOf({ navaratnas }) {
	if (!navaratnas) throw new Error("the Navaratnas variant is not in play");
	return navaratnas;
}
function placeIndex(game, seat, place) {
	return seat * (game.sides[seat]?.yields.length ?? 0) + place;
}
/** RAJ-NAV-12 (low confidence): without a tile and not connected, whether or not it still can be. */
function isFreePlace(game, { connected, modules }, seat, place) {
	return (at(connected, seat) & 1 << place) === 0 && at(navaratnasOf(modules).laid, placeIndex(game, seat, place)) === -1;
}
/** The free yield spaces of a tile's colour (RAJ-NAV-13). */
function placesFor(game, state, seat, tile) {
	const colour = game.yieldTiles[tile]?.colour;
	const places = [];
	for (const { index, colour: own } of game.sides[seat]?.yields ?? []) if (own === colour && isFreePlace(game, state, seat, index)) places.push(index);
	return places;
}
/** Whether the display holds a tile and the player a free yield space of its colour. */
function isFitting(game, state, seat, tile) {
	if (at(navaratnasOf(state.modules).display, tile) === 0) return false;
	const colour = game.yieldTiles[tile]?.colour;
	const yields = game.sides[seat]?.yields ?? [];
	for (let place = 0; place < yields.length; place++) if (yields[place]?.colour === colour && isFreePlace(game, state, seat, place)) return true;
	return false;
}
/** Tiles of the display that the player may take. */
function fittingTiles(game, state, seat) {
	const tiles = [];
	for (let tile = 0; tile < game.yieldTiles.length; tile++) if (isFitting(game, state, seat, tile)) tiles.push(tile);
	return tiles;
}
function hasFittingTile(game, state, seat) {
	for (let tile = 0; tile < game.yieldTiles.length; tile++) if (isFitting(game, state, seat, tile)) return true;
	return false;
}
// packages/games/rajas/src/modules/navaratnas/explain.ts
/** The yield tiles of the display and the own yield spaces. */
function navaratnasThings(game, _state, seat) {
	const places = game.sides[seat]?.yields ?? [];
	return [...game.yieldTiles.map(({ id }) => `yield-tile:${id}`), ...places.map(({ id }) => `yield-space:${id}`)];
}
const explainNavaratnas = (game, state, frame, seat, thing) => {
	const [kind, id = ""] = thing.split(":");
	if (kind === "yield-tile") return explainTile(game, state, frame, seat, id);
	if (kind === "yield-space") return explainSpace$1(game, state, frame, seat, id);
};
const explainTile = (game, state, frame, seat, id) => {
	const tile = game.yieldTiles.findIndex((one) => one.id === id);
	if (tile === -1) return void 0;
	if (at(navaratnasOf(state.modules).display, tile) === 0) return {
		code: "not-in-the-display",
		rule: "RAJ-NAV-16"
	};
	if (placesFor(game, state, seat, tile).length === 0) return {
		code: "no-free-yield-space",
		rule: "RAJ-NAV-13"
	};
	return frame?.kind === "navaratnas/choose" && frame.seat === seat ? void 0 : {
		code: "no-yield-tile-now",
		rule: "RAJ-NAV-11"
	};
};
const explainSpace$1 = (game, state, frame, seat, id) => {
	const place = game.sides[seat]?.yields.find((one) => one.id === id);
	if (!place) return void 0;
	if (!isFreePlace(game, state, seat, place.index)) return {
		code: "yield-space-not-free",
		rule: "RAJ-NAV-12"
	};
	if (frame?.kind !== "navaratnas/lay" || frame.seat !== seat) return {
		code: "no-yield-tile-now",
		rule: "RAJ-NAV-11"
	};
	return game.yieldTiles[frame.tile]?.colour === place.colour ? void 0 : {
		code: "other-colour",
		rule: "RAJ-NAV-13"
	};
};
// packages/games/rajas/src/modules/navaratnas/choices.ts
const navaratnasNotation = {
	"navaratnas/tile": ({ id }) => `yield ${id}`,
	"navaratnas/none": () => "no yield tile",
	"navaratnas/place": ({ id }) => `on ${id}`
};
// packages/games/rajas/src/modules/navaratnas/facts.ts
const navaratnasFolds = {
	"navaratnas/tile-drawn": () => void 0,
	"navaratnas/tile-laid": (game, { modules }, { seat, tile, place }) => {
		const { display, laid } = navaratnasOf(modules);
		add(display, tile, -1);
		laid[placeIndex(game, seat, place)] = tile;
	},
	"navaratnas/offered": (_game, { modules }, { seat }) => add(navaratnasOf(modules).offers, seat, 1)
};
// packages/games/rajas/src/modules/navaratnas/frames.ts
/** The colour of the tile that everybody begins with (RAJ-NAV-05). */
const STARTING_COLOUR = "brown";
const navaratnasHandlers = {
	/** RAJ-NAV-06: in turn order. */
	"navaratnas/deal": { run: (game, state, _frame, step) => {
		for (let i = 0; i < game.players; i++) step.next({
			kind: "navaratnas/draw",
			seat: (state.start + i) % game.players
		});
	} },
	"navaratnas/draw": {
		ask: (game, state) => {
			const weights = brownTiles(game, state);
			const tiles = game.yieldTiles.filter(({ index }) => at(weights, index) > 0);
			return {
				decider: "chance",
				choices: tiles.map(({ index }) => tileChoice$1(game, index)),
				weights: tiles.map(({ index }) => at(weights, index))
			};
		},
		sample: (game, state, _frame, random) => tileChoice$1(game, drawIndex(brownTiles(game, state), random)),
		answer: (game, state, frame, choice, step) => {
			if (choice.type !== "navaratnas/tile") return unexpected(frame, choice);
			step.fact({
				type: "navaratnas/tile-drawn",
				seat: frame.seat,
				tile: choice.tile,
				id: choice.id
			});
			layOrAsk(game, state, frame.seat, choice.tile, step);
		}
	},
	"navaratnas/choose": {
		ask: (game, state, { seat }) => {
			const choices = [{ type: "navaratnas/none" }];
			for (const tile of fittingTiles(game, state, seat)) choices.push(tileChoice$1(game, tile));
			return {
				decider: seat,
				choices
			};
		},
		answer: (game, state, frame, choice, step) => {
			const { seat, reason } = frame;
			if (choice.type === "navaratnas/none") return step.fact({
				type: "declined",
				seat,
				what: "yield-tile",
				reason
			});
			if (choice.type !== "navaratnas/tile") return unexpected(frame, choice);
			layOrAsk(game, state, seat, choice.tile, step);
		}
	},
	"navaratnas/lay": {
		ask: (game, state, { seat, tile }) => ({
			decider: seat,
			choices: placesFor(game, state, seat, tile).map((place) => ({
				type: "navaratnas/place",
				place,
				id: game.sides[seat]?.yields[place]?.id ?? ""
			}))
		}),
		answer: (game, _state, frame, choice, step) => {
			if (choice.type !== "navaratnas/place") return unexpected(frame, choice);
			layTile(game, frame.seat, frame.tile, choice.place, step);
		}
	}
};
function tileChoice$1(game, tile) {
	return {
		type: "navaratnas/tile",
		tile,
		id: game.yieldTiles[tile]?.id ?? ""
	};
}
function brownTiles(game, { modules }) {
	const { display } = navaratnasOf(modules);
	return game.yieldTiles.map(({ index, colourName }) => colourName === STARTING_COLOUR ? at(display, index) : 0);
}
/** Asks for the space only if there is more than one. */
function layOrAsk(game, state, seat, tile, step) {
	const [place, ...others] = placesFor(game, state, seat, tile);
	if (place === void 0 || others.length > 0) step.next({
		kind: "navaratnas/lay",
		seat,
		tile
	});
	else layTile(game, seat, tile, place, step);
}
function layTile(game, seat, tile, place, step) {
	const id = game.yieldTiles[tile]?.id ?? "";
	step.fact({
		type: "navaratnas/tile-laid",
		seat,
		tile,
		id,
		place,
		at: game.sides[seat]?.yields[place]?.id ?? ""
	});
}
// packages/games/rajas/src/modules/navaratnas/index.ts
/** Everything here lies open, so state and view are the same. */
const slice = {
	begin: ({ yieldTiles, players, sides }, states) => {
		states.navaratnas = {
			display: yieldTiles.map(({ count }) => count),
			laid: filled(players * (sides[0]?.yields.length ?? 0), -1),
			offers: filled(players, 0)
		};
	},
	copy: (from, to) => {
		const { display, laid, offers } = navaratnasOf(from);
		to.navaratnas = {
			display: display.slice(),
			laid: laid.slice(),
			offers: offers.slice()
		};
	},
	view: (_game, states, _viewer, views) => slice.copy(states, views),
	imagine: (_game, views, _random, states) => slice.copy(views, states)
};
/** The variant with yield tiles that are chosen, laid on the own board and received when connected (section 21). */
function install$2(edition) {
	return {
		id: "navaratnas",
		slice,
		things: navaratnasThings,
		explain: explainNavaratnas,
		counters: { 
		/** RAJ-NAV-24 (low confidence): yield tiles received, the one being received included. */
"connected-yield-tile": (game, { modules, yielded }, seat) => {
			const { laid } = navaratnasOf(modules);
			return range(game.sides[seat]?.yields.length ?? 0).filter((place) => at(laid, placeIndex(game, seat, place)) !== -1 && at(yielded, seat) & 1 << place).length;
		} },
		setUp: { provinces: () => [{ kind: "navaratnas/deal" }] },
		watch: { "round-started": (_game, { modules }) => navaratnasOf(modules).offers.fill(0) },
		idleTurn: (game, state, seat, step) => {
			if (!isBehind(game.players, state, seat)) return;
			step.fact({
				type: "navaratnas/offered",
				seat
			});
			if (hasFittingTile(game, state, seat)) step.next({
				kind: "navaratnas/choose",
				seat,
				reason: "catch-up"
			});
		},
		replace: {
			side: () => "back",
			mostWorkers: edition.limits.workers,
			stackedYieldTiles: () => 0,
			receiveYieldTile: {
				whyNot: (game, state, seat) => hasFittingTile(game, state, seat) ? void 0 : NOTHING_FITS,
				run: (game, state, seat, step) => {
					if (hasFittingTile(game, state, seat)) step.next({
						kind: "navaratnas/choose",
						seat,
						reason: "yield-tile"
					});
					else step.fact({
						type: "lapsed",
						seat,
						what: "yield-tile",
						reason: "yield-tile"
					});
				}
			},
			yieldGain: (game, { modules }, seat, place) => {
				const gain = game.yieldTiles[at(navaratnasOf(modules).laid, placeIndex(game, seat, place))]?.gain ?? game.sides[seat]?.yields[place]?.gain;
				if (!gain) throw new Error(`no yield place ${place}`);
				return gain;
			}
		}
	};
}
/** RAJ-NAV-19 (low confidence for a third tile): more workers behind than tiles offered this round. */
function isBehind(players, { active, modules }, seat) {
	let most = 0;
	for (let other = 0; other < players; other++) if (other !== seat) most = Math.max(most, at(active, other));
	return most - at(active, seat) > at(navaratnasOf(modules).offers, seat);
}
// packages/games/rajas/src/modules/pink-elephant/elephant.ts
function elephantOf(states) {
	if (!states.pinkElephant) throw new Error("the pink elephant is not in play");
	return states.pinkElephant;
}
const elephantSlice = {
	begin: (_game, states) => {
		states.pinkElephant = {
			owner: -1,
			space: -1,
			changed: 0,
			lying: 0,
			used: 0
		};
	},
	copy: (from, to) => {
		const { owner, space, changed, lying, used } = elephantOf(from);
		to.pinkElephant = {
			owner,
			space,
			changed,
			lying,
			used
		};
	},
	view: (_game, states, _viewer, views) => elephantSlice.copy(states, views),
	imagine: (_game, views, _random, states) => elephantSlice.copy(views, states)
};
/** GB2-PINK-05: somebody who took it in this round keeps it until the next. */
function mayTake(state, seat) {
	const { owner, changed } = elephantOf(state.modules);
	return owner !== seat && changed === 0;
}
/** Why a player cannot use the elephant at all now. */
function whyNotUse({ start, modules }, seat) {
	const { owner, used } = elephantOf(modules);
	if (owner !== seat) return {
		code: "elephant-not-yours",
		rule: "GB2-PINK-06"
	};
	if (start === seat) return {
		code: "elephant-of-start-player",
		rule: "GB2-PINK-11"
	};
	if (used & 1 << seat) return {
		code: "elephant-used",
		rule: "GB2-PINK-10"
	};
}
/** GB2-PINK-06, GB2-PINK-08, GB2-PINK-09: spaces of the start player whose other conditions hold. */
function joinableSpaces(game, state, seat) {
	if (whyNotUse(state, seat)) return [];
	const start = 1 << state.start;
	return game.spaces.filter((space) => at(state.workers, space.index) & start && !whyNotEnter(game, state, seat, space));
}
// packages/games/rajas/src/modules/pink-elephant/index.ts
/** Where the elephant waits and is taken. */
const FIRST_PLACE = "front-terrace";
const THING = "pink-elephant";
/** The Pink Elephant: once a round its owner may join the start player on a space. */
function install$1() {
	return {
		id: "pink-elephant",
		slice: elephantSlice,
		watch: {
			"round-started": (_game, { modules }) => {
				Object.assign(elephantOf(modules), {
					space: -1,
					changed: 0,
					lying: 0,
					used: 0
				});
			},
			"worker-lifted": (_game, { modules }, { seat, space }) => {
				const elephant = elephantOf(modules);
				if (elephant.owner === seat && elephant.space === space) Object.assign(elephant, {
					space: -1,
					lying: 1
				});
			}
		},
		react: { "worker-placed": (_game, state, { seat, id }, step) => {
			if (id === FIRST_PLACE && mayTake(state, seat)) step.next({
				kind: "pink-elephant/offer",
				seat
			});
		} },
		extraChoices: joinStartPlayer,
		things: () => [THING],
		explain: explainElephant
	};
}
/** The owner may join at any placement. */
const joinStartPlayer = {
	offer: (game, state, frame, seat, choices) => {
		if (frame.kind !== "place") return;
		for (const { index, id } of joinableSpaces(game, state, seat)) choices.push({
			type: "pink-elephant/join",
			space: index,
			id
		});
	},
	answers: { "pink-elephant/join": (game, _state, frame, choice, step) => {
		if (choice.type !== "pink-elephant/join" || !("seat" in frame)) return unexpected(frame, choice);
		const { seat } = frame;
		step.fact({
			type: "pink-elephant/joined",
			seat,
			space: choice.space,
			id: choice.id
		});
		enterSpace(seat, defined(game.spaces[choice.space], "space"), step);
	} }
};
const explainElephant = (game, state, frame, seat, thing) => {
	if (thing !== THING) return void 0;
	if (frame?.kind !== "place" || frame.seat !== seat) return {
		code: "not-your-decision",
		rule: "GB2-PINK-06"
	};
	const reason = whyNotUse(state, seat);
	if (reason) return reason;
	return joinableSpaces(game, state, seat).length > 0 ? void 0 : {
		code: "nobody-to-join",
		rule: "GB2-PINK-12"
	};
};
const handlers = { "pink-elephant/offer": {
	ask: (_game, _state, { seat }) => ({
		decider: seat,
		choices: [{ type: "pink-elephant/take" }, { type: "pink-elephant/leave" }]
	}),
	answer: (_game, { modules }, { seat }, choice, step) => {
		if (choice.type === "pink-elephant/take") step.fact({
			type: "pink-elephant/taken",
			seat,
			from: elephantOf(modules).owner
		});
		else step.fact({
			type: "declined",
			seat,
			what: THING,
			reason: FIRST_PLACE
		});
	}
} };
const folds = {
	"pink-elephant/taken": (_game, { modules }, { seat }) => {
		Object.assign(elephantOf(modules), {
			owner: seat,
			space: -1,
			changed: 1,
			lying: 0
		});
	},
	"pink-elephant/joined": (_game, { modules }, { seat, space }) => {
		const elephant = elephantOf(modules);
		elephant.used |= 1 << seat;
		elephant.space = space;
	}
};
const notation$1 = {
	"pink-elephant/join": ({ id }) => `join ${id}`,
	"pink-elephant/take": () => "take the elephant",
	"pink-elephant/leave": () => "leave the elephant"
};
// packages/games/rajas/src/modules/wilderness/data/house.json
var house_default$1 = {
	provenance: { "terrains, road shapes and benefits": "found" },
	tiles: [
		{
			"terrain": "waterfall",
			"road": "bend",
			"gain": {
				"kind": "dice",
				"amount": 1
			}
		},
		{
			"terrain": "mountains",
			"road": "straight",
			"gain": { "kind": "wilderness/white-yield" }
		},
		{
			"terrain": "swamp",
			"road": "fork",
			"gain": { "kind": "wilderness/swap-die" }
		},
		{
			"terrain": "desert",
			"road": "cross",
			"gain": {
				"kind": "karma",
				"amount": 1
			}
		}
	]
};
const wildernessGainRules = {
	"wilderness/white-yield": {
		takes: {},
		whyNot: () => void 0,
		run: (_game, { yieldStack }, _gain, { seat }, step) => step.next(sumOf(yieldStack) > 0 ? {
			kind: "draw-yield-tile",
			seat
		} : {
			kind: "wilderness/show-yield-tile",
			seat
		})
	},
	"wilderness/swap-die": {
		takes: {},
		whyNot: (_game, state, seat) => ownedDice(state, seat) > 0 ? void 0 : REASONS.noDice,
		run: (_game, state, _gain, { seat, reason }, step) => {
			if (ownedDice(state, seat) > 0) step.next({
				kind: "wilderness/swap-die",
				seat,
				reason
			});
		}
	}
};
// packages/games/rajas/src/modules/wilderness/tiles.ts
const PREFIX = "wilderness-";
function tileId(terrain) {
	return PREFIX + terrain;
}
/** The tiles that nobody has drawn. A drawn tile lies in a province before the next one is drawn (GB2-WILD-05). */
function undrawnTiles({ tiles }, state) {
	return tiles.flatMap(({ id, index }) => id.startsWith(PREFIX) && !state.tiles.includes(index) ? [index] : []);
}
// packages/games/rajas/src/modules/wilderness/choices.ts
const wildernessNotation = { "wilderness/tile": ({ id }) => `draw ${id}` };
// packages/games/rajas/src/modules/wilderness/facts.ts
const wildernessFolds = {
	"wilderness/tile-drawn": () => void 0,
	"wilderness/tile-laid": (game, state, { seat, tile, cell, rotation }) => layTop(game, state, seat, cell, tile, rotation),
	"wilderness/yield-tile-shown": () => void 0
};
// packages/games/rajas/src/modules/wilderness/frames.ts
const wildernessHandlers = {
	/** GB2-WILD-05: one after the other in turn order. */
	"wilderness/deal": { run: (game, state, _frame, step) => {
		for (let i = 0; i < game.players; i++) step.next({
			kind: "wilderness/draw",
			seat: (state.start + i) % game.players
		});
	} },
	"wilderness/draw": {
		ask: (game, state) => {
			const choices = undrawnTiles(game, state).map((tile) => tileChoice(game, tile));
			return {
				decider: "chance",
				choices,
				weights: filled(choices.length, 1)
			};
		},
		sample: (game, state, _frame, random) => {
			const tiles = undrawnTiles(game, state);
			return tileChoice(game, at(tiles, below(random, tiles.length)));
		},
		answer: (_game, _state, frame, choice, step) => {
			if (choice.type !== "wilderness/tile") return unexpected(frame, choice);
			step.fact({
				type: "wilderness/tile-drawn",
				seat: frame.seat,
				tile: choice.tile,
				id: choice.id
			});
			step.next({
				kind: "wilderness/lay",
				seat: frame.seat,
				tile: choice.tile
			});
		}
	},
	/** GB2-WILD-03, GB2-WILD-04: on any interior space, in any rotation, joined or not. */
	"wilderness/lay": {
		ask: ({ grid, tiles }, _state, { seat, tile }) => {
			const choices = [];
			for (const cell of bitsOf(grid.interior)) for (const rotation of tiles[tile]?.rotations ?? []) choices.push(defined(grid.lay[cell * 4 + rotation], "lay"));
			return {
				decider: seat,
				choices
			};
		},
		answer: (game, _state, frame, choice, step) => {
			if (choice.type !== "lay") return unexpected(frame, choice);
			const { seat, tile } = frame;
			const { id } = defined(game.tiles[tile], "wilderness tile");
			step.fact({
				type: "wilderness/tile-laid",
				seat,
				tile,
				id,
				cell: choice.cell,
				at: choice.at,
				rotation: choice.rotation
			});
			step.next({
				kind: "gain",
				seat,
				gain: defined(game.ownGains.get(id), "benefit").index,
				die: 0,
				reason: id
			});
		}
	},
	"wilderness/show-yield-tile": {
		ask: (game) => {
			const tiles = whiteTiles(game);
			return {
				decider: "chance",
				choices: tiles.map(({ draw }) => draw),
				weights: tiles.map(({ count }) => count)
			};
		},
		sample: (game, _state, _frame, random) => {
			const tiles = whiteTiles(game);
			const weights = tiles.map(({ count }) => count);
			return defined(tiles[drawIndex(weights, random)], "white yield tile").draw;
		},
		answer: (game, _state, frame, choice, step) => {
			if (choice.type !== "draw") return unexpected(frame, choice);
			const { seat } = frame;
			const { gain, id } = defined(game.yieldTiles[choice.tile], "white yield tile");
			step.fact({
				type: "wilderness/yield-tile-shown",
				seat,
				tile: choice.tile,
				id
			});
			step.next({
				kind: "gain",
				seat,
				gain: gain.index,
				die: 0,
				reason: id
			});
		}
	},
	"wilderness/swap-die": {
		ask: (_game, state, { seat }) => {
			const choices = [DECLINE];
			for (const die of bitsOf(kindsOwned(state, seat))) choices.push(defined(RETURN[die], "die"));
			return {
				decider: seat,
				choices
			};
		},
		answer: (game, state, frame, choice, step) => {
			const { seat, reason } = frame;
			if (choice.type === "decline") return step.fact({
				type: "declined",
				seat,
				what: "dice",
				reason
			});
			if (choice.type !== "return") return unexpected(frame, choice);
			const { die } = choice;
			step.fact({
				type: "die-returned",
				seat,
				colour: colourOf(die),
				value: faceOf(die),
				die: DIE_NAMES[die] ?? ""
			});
			takeDice(game, state, {
				kind: "take-dice",
				seat,
				due: 0,
				any: 1,
				taken: 0,
				optional: false,
				reason
			}, step);
		}
	}
};
function tileChoice(game, tile) {
	return {
		type: "wilderness/tile",
		tile,
		id: game.tiles[tile]?.id ?? ""
	};
}
function whiteTiles({ yieldTiles }) {
	return yieldTiles.filter(({ colourName }) => colourName === "white");
}
// packages/games/rajas/src/modules/wilderness/index.ts
const componentData = house_default$1;
function dataShape(gain) {
	const tile = object({
		terrain: text(),
		road: oneOf(ROADS),
		gain
	});
	return object({ tiles: array(tile, { min: 4 }) }, { provenance: record(text()) });
}
/** GB2-WILD-20: neither market nor building. */
function tileData({ terrain, road }) {
	return {
		id: tileId(terrain),
		road,
		buildings: [],
		markets: []
	};
}
/** Through the Wilds of Gangestan: everybody begins with one tile of wilderness, joined to nothing. */
function install({ tiles }) {
	const ids = new Set(tiles.map(({ terrain }) => tileId(terrain)));
	return {
		id: "wilderness",
		tiles: tiles.map(tileData),
		gainRules: wildernessGainRules,
		gains: Object.fromEntries(tiles.map(({ terrain, gain }) => [tileId(terrain), gain])),
		setUp: { provinces: () => [{ kind: "wilderness/deal" }] },
		react: { "tile-scored": (game, _state, { seat, id }, step) => {
			if (!ids.has(id)) return;
			step.next({
				kind: "gain",
				seat,
				gain: defined(game.ownGains.get(id), "benefit").index,
				die: 0,
				reason: id
			});
		} },
		mayOverbuild: (game, state, seat, cell) => {
			const old = game.tiles[at(state.tiles, cellIndex(game, seat, cell))];
			return old && ids.has(old.id) ? {
				code: "wilderness-stays",
				rule: "GB2-WILD-16"
			} : void 0;
		}
	};
}
// packages/games/rajas/src/modules/index.ts
const allHandlers = {
	...coreHandlers,
	...navaratnasHandlers,
	...handlers$6,
	...handlers$5,
	...handlers$4,
	...handlers$7,
	...handlers$9,
	...handlers$1,
	...handlers$8,
	...holiHandlers,
	...handlers$3,
	...handlers$2,
	...handlers,
	...roadsHandlers,
	...wildernessHandlers
};
const allFolds = {
	...coreFolds,
	...navaratnasFolds,
	...folds$4,
	...folds$3,
	...folds$5,
	...folds$7,
	...folds$6,
	...folds$1,
	...holiFolds,
	...folds$2,
	...folds,
	...roadsFolds,
	...wildernessFolds
};
const allNotation = {
	...coreNotation,
	...navaratnasNotation,
	...notation$6,
	...notation$5,
	...notation$4,
	...notation$7,
	...notation$2,
	...notation$8,
	...holiNotation,
	...notation$3,
	...notation$1,
	...wildernessNotation
};
/** Component data that modules bring along; an edition may hold its own under `modules`. */
const moduleData = {
	cows: componentData$7,
	ganga: componentData$6,
	ganga2: componentData$5,
	ganga3: componentData$4,
	mysterious: componentData$1,
	holi: holiData,
	kedarnath: componentData$2,
	roads: componentData$3,
	wilderness: componentData
};
function moduleShapes(gain) {
	return {
		cows: dataShape$4(),
		ganga: riverTilesShape(gain),
		ganga2: riverTilesShape(gain),
		ganga3: riverTilesShape(gain),
		mysterious: dataShape$1(),
		holi: holiShape(gain),
		kedarnath: dataShape$2(gain),
		roads: dataShape$3(),
		wilderness: dataShape(gain)
	};
}
/** A double-sided board: not used, or one of its sides. */
const BOARD_SIDES = ["off", ...SIDES];
/** Sets of river tiles; those of the second module only when they are named. */
const POOLS = [
	"usual",
	"ganga1",
	"ganga3",
	"ganga1+ganga3",
	"ganga1+ganga2",
	"ganga2+ganga3",
	"ganga1+ganga2+ganga3"
];
const OPTIONS = [
	{
		id: "navaratnas",
		values: ["off", "on"],
		default: "off"
	},
	(
	/** Which seats are advanced; the others are beginners. */
	{
		id: "mixedRounds",
		values: ["off", ...seatSets()],
		default: "off"
	}),
	{
		id: "holi",
		values: BOARD_SIDES,
		default: "off"
	},
	{
		id: "cows",
		values: ["off", "on"],
		default: "off"
	},
	{
		id: "kedarnath",
		values: BOARD_SIDES,
		default: "off"
	},
	{
		id: "roads",
		values: BOARD_SIDES,
		default: "off"
	},
	{
		id: "wilderness",
		values: ["off", "on"],
		default: "off"
	},
	{
		id: "pinkElephant",
		values: ["off", "on"],
		default: "off"
	},
	{
		id: "river",
		values: [
			"printed",
			"ganga-roll",
			"full-random",
			"custom",
			"drying",
			"mysterious"
		],
		default: "printed"
	},
	(
	/** Which river tiles are used; `usual`: those of the first module for rolls, else of the first and third. */
	{
		id: "riverPool",
		values: POOLS,
		default: "usual"
	}),
	(
	/** The lay-out of a custom river: `3 ganga-5, 7 ganga3-1`. */
	{
		id: "riverLayout",
		values: "text",
		default: ""
	})
];
/** Every set of seats by their numbers: 1, 2, 1+2, … */
function seatSets() {
	return range(16).map((bits) => range(4).filter((seat) => bits & 1 << seat)).flatMap((seats) => seats.length > 0 ? [seats.map((seat) => seat + 1).join("+")] : []);
}
function seatsOf(value) {
	return value === "off" ? [] : value.split("+").map((number) => Number(number) - 1);
}
/** The side chosen by an option; undefined when it is off. */
function sideOf(value) {
	return SIDES.find((side) => side === value);
}
/** Options that contradict each other or the number of players. */
function optionFaults(players, options) {
	const faults = [];
	const mixed = options.mixedRounds ?? "off";
	if (options.navaratnas === "on" && mixed !== "off") faults.push({
		path: "options.mixedRounds",
		reason: "mixed rounds follow the base rules, so they exclude Navaratnas"
	});
	if (options.riverLayout && options.river !== "custom") faults.push({
		path: "options.riverLayout",
		reason: "a lay-out belongs to a custom river"
	});
	if (options.riverPool !== void 0 && options.riverPool !== "usual" && (options.river ?? "printed") === "printed") faults.push({
		path: "options.riverPool",
		reason: "the printed river uses no tiles"
	});
	for (const seat of seatsOf(mixed)) if (seat >= players) faults.push({
		path: "options.mixedRounds",
		reason: `there is no seat ${seat + 1} with ${players} players`
	});
	return faults;
}
function riverPool({ river, riverPool: pool = "usual" }) {
	if (river === void 0 || river === "printed") return [];
	if (pool !== "usual") return pool.split("+");
	return river === "ganga-roll" ? ["ganga1"] : ["ganga1", "ganga3"];
}
function tileModules(data, options) {
	const pool = riverPool(options);
	return [
		...pool.includes("ganga1") ? [installTiles(data.ganga)] : [],
		...pool.includes("ganga2") ? [install$11(data.ganga2)] : [],
		...pool.includes("ganga3") ? [install$10(data.ganga3)] : []
	];
}
/** The river tiles in play, and how they are laid and used. */
function riverModules(data, options) {
	const tiles = tileModules(data, options);
	const hidden = install$3(data.mysterious);
	switch (options.river) {
		case "ganga-roll": return [...tiles, installRoll()];
		case "full-random": return [...tiles, install$12()];
		case "custom": return [...tiles, install$15(options.riverLayout ?? "")];
		case "drying": return [
			...tiles,
			install$12(),
			install$13()
		];
		case "mysterious": return riverPool(options).includes("ganga2") ? [
			...tiles,
			hidden,
			install$14()
		] : [...tiles, hidden];
		default: return tiles;
	}
}
/** What only an edition can tell about the options: whether a river's lay-out fits its tiles and spaces. */
function layoutFaultsOf(edition, options) {
	if (options.river !== "custom") return [];
	const tiles = tileModules({
		...moduleData,
		...edition.modules
	}, options).flatMap(({ riverTiles = [] }) => riverTiles);
	return layoutFaults(options.riverLayout ?? "", tiles, edition.river.spaces.length);
}
/**
* The modules in play, in their order. The base game comes first: it holds the rules that others replace. The order of the
* rest decides only who comes first where two of them act at the same moment; none of these do.
*/
function installedModules(edition, options) {
	const data = {
		...moduleData,
		...edition.modules
	};
	const modules = [install$17(edition)];
	if (options.navaratnas === "on") modules.push(install$2(edition));
	if (options.mixedRounds !== void 0 && options.mixedRounds !== "off") modules.push(install$4(seatsOf(options.mixedRounds)));
	modules.push(...riverModules(data, options));
	if (options.cows === "on") modules.push(install$16(data.cows));
	const festivals = sideOf(options.holi);
	if (festivals) {
		modules.push(install$9({
			data: data.holi,
			side: festivals,
			ownYields: options.navaratnas === "on"
		}));
		if (riverPool(options).includes("ganga3")) modules.push(install$8());
	}
	const temple = sideOf(options.kedarnath);
	if (temple) modules.push(install$5(data.kedarnath, temple));
	const roadBoard = sideOf(options.roads);
	if (roadBoard) modules.push(install$7(data.roads, roadBoard));
	if (roadBoard && festivals) modules.push(install$6());
	if (options.wilderness === "on") modules.push(install(data.wilderness));
	if (options.pinkElephant === "on") modules.push(install$1());
	return modules;
}
// packages/games/rajas/src/edition-checks.ts
/** Every fault of an edition, with its path: first its shape, then what its parts say about each other. */
function editionFaults(data, path) {
	const faults = EDITION(data, path);
	if (faults.length > 0) return faults;
	const edition = data;
	return [
		...boardFaults(edition, `${path}.boards`),
		...provinceFaults(edition, `${path}.provinceBoard`),
		...numberFaults(edition, path),
		...uniqueFaults(edition.provinceTiles, `${path}.provinceTiles`),
		...uniqueFaults(edition.yieldTiles, `${path}.yieldTiles`),
		...moduleFaults(edition, `${path}.modules`)
	];
}
function uniqueFaults(parts, path) {
	const ids = parts.map(({ id }) => id);
	return ids.flatMap((id, index) => ids.indexOf(id) < index ? [{
		path: `${path}[${index}].id`,
		reason: `${JSON.stringify(id)} stands here twice`
	}] : []);
}
/** All gains of the core with their paths. */
function gainsOf(edition, path) {
	const { tracks, boards, provinceBoard, river, yieldTiles } = edition;
	return [
		...["fame", "money"].flatMap((track) => tracks[track].bonuses.map(({ gain }, i) => [`${path}.tracks.${track}.bonuses[${i}].gain`, gain])),
		...boards.flatMap(({ spaces }, b) => spaces.flatMap(({ effects }, s) => effects.map((gain, e) => [`${path}.boards[${b}].spaces[${s}].effects[${e}]`, gain]))),
		...provinceBoard.yields.flatMap(({ front, back }, i) => [[`${path}.provinceBoard.yields[${i}].front`, front], [`${path}.provinceBoard.yields[${i}].back`, back]]),
		...river.spaces.map((gain, i) => [`${path}.river.spaces[${i}]`, gain]),
		...yieldTiles.map(({ gain }, i) => [`${path}.yieldTiles[${i}].gain`, gain])
	];
}
/** Gains of modules, with the paths of their data. */
function moduleGains(modules, path) {
	return modules.flatMap(({ id, spaces = [], yieldTiles = [], riverTiles = [] }) => [
		...spaces.flatMap(({ effects }, s) => effects.map((gain, e) => [`${path}.modules.${id}.spaces[${s}].effects[${e}]`, gain])),
		...yieldTiles.map(({ gain }, i) => [`${path}.modules.${id}.yieldTiles[${i}].gain`, gain]),
		...riverTiles.map(({ gain }, i) => [`${path}.modules.${id}.riverTiles[${i}].gain`, gain])
	]);
}
/** Gains whose kind, parameters, counters or palace actions do not exist with the modules in play. */
function gainFaults(edition, modules, path) {
	const rules = Object.assign({}, ...modules.map(({ gainRules }) => gainRules));
	const counters = Object.assign({}, ...modules.map((module) => module.counters));
	return [...gainsOf(edition, path), ...moduleGains(modules, path)].flatMap(([at, gain]) => [
		...kindFaults(rules[gain.kind], gain, at),
		...gain.per === void 0 || counters[gain.per] ? [] : [{
			path: `${at}.per`,
			reason: `${JSON.stringify(gain.per)} cannot be counted`
		}],
		...actionFaults(edition, gain, at)
	]);
}
function kindFaults(rule, gain, path) {
	if (!rule) return [{
		path: `${path}.kind`,
		reason: `there is no gain ${JSON.stringify(gain.kind)}`
	}];
	const required = rule.takes.required ?? [];
	const known = [
		...required,
		...rule.takes.optional ?? [],
		"kind"
	];
	const unknown = Object.keys(gain).filter((key) => !known.includes(key));
	return [...required.filter((key) => !(key in gain)).map((key) => ({
		path: `${path}.${key}`,
		reason: "is missing"
	})), ...unknown.map((key) => ({
		path: `${path}.${key}`,
		reason: `a gain of kind ${gain.kind} has no such parameter`
	}))];
}
function actionFaults({ boards }, { actions = [] }, path) {
	return actions.flatMap((id, i) => boards.every((board) => hasChamber(board, id)) ? [] : [{
		path: `${path}.actions[${i}]`,
		reason: `there is no chamber ${JSON.stringify(id)}`
	}]);
}
function hasChamber({ spaces }, id) {
	return spaces.some((space) => space.group === "chambers" && space.id === id);
}
function boardFaults({ boards }, path) {
	const counts = [
		2,
		3,
		4
	].flatMap((players) => {
		const fitting = boards.filter((board) => board.players.includes(players)).length;
		return fitting === 1 ? [] : [{
			path,
			reason: `${fitting} boards are for ${players} players, not one`
		}];
	});
	const parts = boards.flatMap((board, b) => [...uniqueFaults(board.spaces, `${path}[${b}].spaces`), ...(board.coverTiles ?? []).flatMap(({ covers }, t) => covers.flatMap((id, i) => board.spaces.some((space) => space.id === id) ? [] : [{
		path: `${path}[${b}].coverTiles[${t}].covers[${i}]`,
		reason: `there is no space ${JSON.stringify(id)}`
	}]))]);
	return [...counts, ...parts];
}
function provinceFaults({ provinceBoard }, path) {
	const cells = cellNames(provinceBoard);
	const missing = (id, at) => cells.includes(id) ? [] : [{
		path: `${path}.${at}`,
		reason: `there is no cell ${JSON.stringify(id)}`
	}];
	return [
		...cells.length > 30 ? [{
			path,
			reason: `has ${cells.length} cells, more than 30`
		}] : [],
		...provinceBoard.yields.length > 30 ? [{
			path: `${path}.yields`,
			reason: "has more than 30 yields"
		}] : [],
		...missing(provinceBoard.residence, "residence"),
		...provinceBoard.notBuildable.flatMap((id, i) => missing(id, `notBuildable[${i}]`)),
		...provinceBoard.interior.flatMap((id, i) => missing(id, `interior[${i}]`)),
		...provinceBoard.yields.flatMap(({ touches }, y) => touches.flatMap(({ cell }, t) => missing(cell, `yields[${y}].touches[${t}].cell`))),
		...uniqueFaults(provinceBoard.yields, `${path}.yields`)
	];
}
function numberFaults({ start, limits, tracks, river, dice }, path) {
	const atMost = (value, most, at) => value <= most ? [] : [{
		path: `${path}.${at}`,
		reason: `${value} is more than ${most}`
	}];
	const ascending = ["fame", "money"].flatMap((track) => tracks[track].bonuses.flatMap(({ space }, i, all) => i > 0 && space <= (all[i - 1]?.space ?? 0) ? [{
		path: `${path}.tracks.${track}.bonuses[${i}].space`,
		reason: `${space} is not above the bonus before it`
	}] : []));
	return [
		...atMost(start.karma, limits.karma, "start.karma"),
		...atMost(start.buildingLevel, limits.buildingLevel, "start.buildingLevel"),
		...atMost(limits.baseWorkers, limits.workers, "limits.baseWorkers"),
		...atMost(start.workers, limits.baseWorkers, "start.workers"),
		...atMost(river.bridgeAfter, river.spaces.length - 1, "river.bridgeAfter"),
		...atMost(4, dice.perColour, "dice.perColour"),
		...ascending
	];
}
function moduleFaults({ modules = {} }, path) {
	const shapes = moduleShapes(GAIN);
	return Object.entries(modules).flatMap(([id, data]) => {
		const check = shapes[id];
		return check ? check(data, `${path}.${id}`) : [{
			path: `${path}.${id}`,
			reason: "there is no such module"
		}];
	});
}
// packages/games/rajas/src/data/house.json
var house_default = {
	provenance: {
		"dice": "found",
		"tracks": "found",
		"start": "found",
		"limits": "found",
		"boards": "market places, balconies and chambers found; palace terraces derived; numbers and prices in quarry and harbour and the cover tiles house",
		"provinceTiles": "house: every price and feature that the rules name occurs",
		"provinceBoard": "grid derived; which yield lies where house",
		"river": "kinds and the first two spaces found; length and bridge derived; amounts and order house",
		"yieldTiles": "kinds of the white and all brown tiles found; yellow and red house"
	},
	dice: { "perColour": 12 },
	tracks: {
		"meet": 61,
		"moneyPerFame": 2,
		"fame": {
			"spaces": 60,
			"worker": 15,
			"bonuses": [
				{
					"space": 5,
					"gain": {
						"kind": "upgrade",
						"amount": 1,
						"late": true
					}
				},
				{
					"space": 24,
					"gain": {
						"kind": "karma",
						"amount": 2
					}
				},
				{
					"space": 31,
					"gain": {
						"kind": "boat-move",
						"max": 1
					}
				}
			]
		},
		"money": {
			"spaces": 120,
			"worker": 20,
			"bonuses": [
				{
					"space": 12,
					"gain": {
						"kind": "boat-move",
						"max": 1
					}
				},
				{
					"space": 33,
					"gain": {
						"kind": "dice",
						"amount": 2,
						"optional": true
					}
				},
				{
					"space": 44,
					"gain": {
						"kind": "boat-move",
						"max": 1
					}
				},
				{
					"space": 55,
					"gain": {
						"kind": "dice",
						"amount": 2,
						"optional": true
					}
				}
			]
		}
	},
	start: {
		"money": [
			3,
			4,
			5,
			6
		],
		"karma": 1,
		"workers": 3,
		"buildingLevel": 2
	},
	limits: {
		"karma": 3,
		"buildingLevel": 4,
		"workers": 6,
		"baseWorkers": 5,
		"kali": {
			"front": 10,
			"back": 8
		}
	},
	areasInOrder: ["quarry", "harbour"],
	boards: [{
		"players": [2],
		"spaces": [
			{
				"id": "quarry-1",
				"area": "quarry",
				"cost": { "money": 1 },
				"effects": [{ "kind": "build" }]
			},
			{
				"id": "quarry-2",
				"area": "quarry",
				"cost": { "money": 2 },
				"effects": [{ "kind": "build" }]
			},
			{
				"id": "quarry-3",
				"area": "quarry",
				"cost": { "money": 3 },
				"effects": [{ "kind": "build" }]
			},
			{
				"id": "quarry-4",
				"area": "quarry",
				"cost": { "money": 4 },
				"effects": [{ "kind": "build" }]
			},
			{
				"id": "assorted-1",
				"area": "market",
				"group": "assorted-goods",
				"effects": [{
					"kind": "markets",
					"goods": "different",
					"max": 3
				}]
			},
			{
				"id": "silk-market",
				"area": "market",
				"cost": { "die": "valued" },
				"effects": [{
					"kind": "markets",
					"goods": "silk",
					"max": "die"
				}]
			},
			{
				"id": "tea-market",
				"area": "market",
				"cost": { "die": "valued" },
				"effects": [{
					"kind": "markets",
					"goods": "tea",
					"max": "die"
				}]
			},
			{
				"id": "spice-market",
				"area": "market",
				"cost": { "die": "valued" },
				"effects": [{
					"kind": "markets",
					"goods": "spice",
					"max": "die"
				}]
			},
			{
				"id": "front-terrace",
				"area": "palace",
				"effects": [{
					"kind": "money",
					"amount": 2
				}, { "kind": "reroll" }]
			},
			{
				"id": "blue-terrace-1",
				"area": "palace",
				"effects": [{
					"kind": "dice",
					"amount": 1,
					"colour": "blue"
				}]
			},
			{
				"id": "green-terrace-1",
				"area": "palace",
				"effects": [{
					"kind": "dice",
					"amount": 1,
					"colour": "green"
				}]
			},
			{
				"id": "orange-terrace-1",
				"area": "palace",
				"effects": [{
					"kind": "dice",
					"amount": 1,
					"colour": "orange"
				}]
			},
			{
				"id": "purple-terrace-1",
				"area": "palace",
				"effects": [{
					"kind": "dice",
					"amount": 1,
					"colour": "purple"
				}]
			},
			{
				"id": "orange-balcony",
				"area": "palace",
				"cost": { "colour": "orange" },
				"effects": [{
					"kind": "dice",
					"amount": 2,
					"colour": "purple"
				}]
			},
			{
				"id": "green-balcony",
				"area": "palace",
				"cost": { "colour": "green" },
				"effects": [{
					"kind": "dice",
					"amount": 2,
					"colour": "blue"
				}]
			},
			{
				"id": "purple-balcony",
				"area": "palace",
				"cost": { "colour": "purple" },
				"effects": [{
					"kind": "dice",
					"amount": 2,
					"colour": "green"
				}]
			},
			{
				"id": "blue-balcony",
				"area": "palace",
				"cost": { "colour": "blue" },
				"effects": [{
					"kind": "dice",
					"amount": 2,
					"colour": "orange"
				}]
			},
			{
				"id": "great-mogul",
				"area": "palace",
				"group": "chambers",
				"cost": { "values": [1] },
				"effects": [{
					"kind": "fame",
					"amount": 2
				}, { "kind": "start-player" }]
			},
			{
				"id": "dancer",
				"area": "palace",
				"group": "chambers",
				"cost": { "values": [2] },
				"effects": [{
					"kind": "dice",
					"amount": 2
				}, { "kind": "yield-tile" }]
			},
			{
				"id": "yogi",
				"area": "palace",
				"group": "chambers",
				"cost": { "values": [3] },
				"effects": [{
					"kind": "karma",
					"amount": 2
				}, {
					"kind": "dice",
					"amount": 1
				}]
			},
			{
				"id": "raja-man-singh",
				"area": "palace",
				"group": "chambers",
				"cost": { "values": [4] },
				"effects": [{
					"kind": "upgrade",
					"amount": 1
				}, {
					"kind": "money",
					"amount": 3
				}]
			},
			{
				"id": "master-builder",
				"area": "palace",
				"group": "chambers",
				"cost": { "values": [5] },
				"effects": [{ "kind": "overbuild" }]
			},
			{
				"id": "portuguese",
				"area": "palace",
				"group": "chambers",
				"cost": { "values": [6] },
				"effects": [{
					"kind": "sail-exactly",
					"amount": 6
				}]
			},
			{
				"id": "harbour-1",
				"area": "harbour",
				"cost": { "values": [
					1,
					2,
					3
				] },
				"effects": [{
					"kind": "sail",
					"max": "die"
				}]
			},
			{
				"id": "harbour-2",
				"area": "harbour",
				"cost": {
					"money": 1,
					"values": [
						1,
						2,
						3
					]
				},
				"effects": [{
					"kind": "sail",
					"max": "die"
				}]
			},
			{
				"id": "harbour-3",
				"area": "harbour",
				"cost": {
					"money": 2,
					"values": [
						1,
						2,
						3
					]
				},
				"effects": [{
					"kind": "sail",
					"max": "die"
				}]
			}
		]
	}, {
		"players": [3, 4],
		"coverTiles": [{
			"players": [3],
			"covers": ["quarry-6", "quarry-8"]
		}, {
			"players": [3],
			"covers": ["harbour-5"]
		}],
		"groupLimits": { "assorted-goods": 1 },
		"spaces": [
			{
				"id": "quarry-1",
				"area": "quarry",
				"cost": { "money": 1 },
				"effects": [{ "kind": "build" }]
			},
			{
				"id": "quarry-2",
				"area": "quarry",
				"cost": { "money": 1 },
				"effects": [{ "kind": "build" }]
			},
			{
				"id": "quarry-3",
				"area": "quarry",
				"cost": { "money": 2 },
				"effects": [{ "kind": "build" }]
			},
			{
				"id": "quarry-4",
				"area": "quarry",
				"cost": { "money": 2 },
				"effects": [{ "kind": "build" }]
			},
			{
				"id": "quarry-5",
				"area": "quarry",
				"cost": { "money": 3 },
				"effects": [{ "kind": "build" }]
			},
			{
				"id": "quarry-6",
				"area": "quarry",
				"cost": { "money": 3 },
				"effects": [{ "kind": "build" }]
			},
			{
				"id": "quarry-7",
				"area": "quarry",
				"cost": { "money": 4 },
				"effects": [{ "kind": "build" }]
			},
			{
				"id": "quarry-8",
				"area": "quarry",
				"cost": { "money": 4 },
				"effects": [{ "kind": "build" }]
			},
			{
				"id": "assorted-1",
				"area": "market",
				"group": "assorted-goods",
				"effects": [{
					"kind": "markets",
					"goods": "different",
					"max": 3
				}]
			},
			{
				"id": "assorted-2",
				"area": "market",
				"group": "assorted-goods",
				"effects": [{
					"kind": "markets",
					"goods": "different",
					"max": 3
				}]
			},
			{
				"id": "silk-market",
				"area": "market",
				"cost": { "die": "valued" },
				"effects": [{
					"kind": "markets",
					"goods": "silk",
					"max": "die"
				}]
			},
			{
				"id": "tea-market",
				"area": "market",
				"cost": { "die": "valued" },
				"effects": [{
					"kind": "markets",
					"goods": "tea",
					"max": "die"
				}]
			},
			{
				"id": "spice-market",
				"area": "market",
				"cost": { "die": "valued" },
				"effects": [{
					"kind": "markets",
					"goods": "spice",
					"max": "die"
				}]
			},
			{
				"id": "front-terrace",
				"area": "palace",
				"effects": [{
					"kind": "money",
					"amount": 2
				}, { "kind": "reroll" }]
			},
			{
				"id": "blue-terrace-1",
				"area": "palace",
				"effects": [{
					"kind": "dice",
					"amount": 1,
					"colour": "blue"
				}]
			},
			{
				"id": "blue-terrace-2",
				"area": "palace",
				"effects": [{
					"kind": "dice",
					"amount": 1,
					"colour": "blue"
				}]
			},
			{
				"id": "green-terrace-1",
				"area": "palace",
				"effects": [{
					"kind": "dice",
					"amount": 1,
					"colour": "green"
				}]
			},
			{
				"id": "green-terrace-2",
				"area": "palace",
				"effects": [{
					"kind": "dice",
					"amount": 1,
					"colour": "green"
				}]
			},
			{
				"id": "orange-terrace-1",
				"area": "palace",
				"effects": [{
					"kind": "dice",
					"amount": 1,
					"colour": "orange"
				}]
			},
			{
				"id": "orange-terrace-2",
				"area": "palace",
				"effects": [{
					"kind": "dice",
					"amount": 1,
					"colour": "orange"
				}]
			},
			{
				"id": "purple-terrace-1",
				"area": "palace",
				"effects": [{
					"kind": "dice",
					"amount": 1,
					"colour": "purple"
				}]
			},
			{
				"id": "purple-terrace-2",
				"area": "palace",
				"effects": [{
					"kind": "dice",
					"amount": 1,
					"colour": "purple"
				}]
			},
			{
				"id": "orange-balcony",
				"area": "palace",
				"cost": { "colour": "orange" },
				"effects": [{
					"kind": "dice",
					"amount": 2,
					"colour": "purple"
				}]
			},
			{
				"id": "green-balcony",
				"area": "palace",
				"cost": { "colour": "green" },
				"effects": [{
					"kind": "dice",
					"amount": 2,
					"colour": "blue"
				}]
			},
			{
				"id": "purple-balcony",
				"area": "palace",
				"cost": { "colour": "purple" },
				"effects": [{
					"kind": "dice",
					"amount": 2,
					"colour": "green"
				}]
			},
			{
				"id": "blue-balcony",
				"area": "palace",
				"cost": { "colour": "blue" },
				"effects": [{
					"kind": "dice",
					"amount": 2,
					"colour": "orange"
				}]
			},
			{
				"id": "great-mogul",
				"area": "palace",
				"group": "chambers",
				"cost": { "values": [1] },
				"effects": [{
					"kind": "fame",
					"amount": 2
				}, { "kind": "start-player" }]
			},
			{
				"id": "dancer",
				"area": "palace",
				"group": "chambers",
				"cost": { "values": [2] },
				"effects": [{
					"kind": "dice",
					"amount": 2
				}, { "kind": "yield-tile" }]
			},
			{
				"id": "yogi",
				"area": "palace",
				"group": "chambers",
				"cost": { "values": [3] },
				"effects": [{
					"kind": "karma",
					"amount": 2
				}, {
					"kind": "dice",
					"amount": 1
				}]
			},
			{
				"id": "raja-man-singh",
				"area": "palace",
				"group": "chambers",
				"cost": { "values": [4] },
				"effects": [{
					"kind": "upgrade",
					"amount": 1
				}, {
					"kind": "money",
					"amount": 3
				}]
			},
			{
				"id": "master-builder",
				"area": "palace",
				"group": "chambers",
				"cost": { "values": [5] },
				"effects": [{ "kind": "overbuild" }]
			},
			{
				"id": "portuguese",
				"area": "palace",
				"group": "chambers",
				"cost": { "values": [6] },
				"effects": [{
					"kind": "sail-exactly",
					"amount": 6
				}]
			},
			{
				"id": "harbour-1",
				"area": "harbour",
				"cost": { "values": [
					1,
					2,
					3
				] },
				"effects": [{
					"kind": "sail",
					"max": "die"
				}]
			},
			{
				"id": "harbour-2",
				"area": "harbour",
				"cost": {
					"money": 1,
					"values": [
						1,
						2,
						3
					]
				},
				"effects": [{
					"kind": "sail",
					"max": "die"
				}]
			},
			{
				"id": "harbour-3",
				"area": "harbour",
				"cost": {
					"money": 1,
					"values": [
						1,
						2,
						3
					]
				},
				"effects": [{
					"kind": "sail",
					"max": "die"
				}]
			},
			{
				"id": "harbour-4",
				"area": "harbour",
				"cost": {
					"money": 2,
					"values": [
						1,
						2,
						3
					]
				},
				"effects": [{
					"kind": "sail",
					"max": "die"
				}]
			},
			{
				"id": "harbour-5",
				"area": "harbour",
				"cost": {
					"money": 2,
					"values": [
						1,
						2,
						3
					]
				},
				"effects": [{
					"kind": "sail",
					"max": "die"
				}]
			}
		]
	}],
	provinceTiles: [
		{
			"id": "B-S1",
			"colour": "blue",
			"back": "snake",
			"price": 4,
			"road": "bend",
			"buildings": ["temple"],
			"markets": []
		},
		{
			"id": "B-S2",
			"colour": "blue",
			"back": "snake",
			"price": 3,
			"road": "bend",
			"buildings": [],
			"markets": [{
				"good": "spice",
				"value": 1
			}]
		},
		{
			"id": "B-S3",
			"colour": "blue",
			"back": "snake",
			"price": 5,
			"road": "fork",
			"buildings": ["palace"],
			"markets": []
		},
		{
			"id": "B-S4",
			"colour": "blue",
			"back": "snake",
			"price": 4,
			"road": "straight",
			"buildings": [],
			"markets": [{
				"good": "silk",
				"value": 2
			}]
		},
		{
			"id": "B-S5",
			"colour": "blue",
			"back": "snake",
			"price": 5,
			"road": "bend",
			"buildings": [],
			"markets": [{
				"good": "tea",
				"value": 2
			}]
		},
		{
			"id": "B-C1",
			"colour": "blue",
			"back": "cow",
			"price": 6,
			"road": "straight",
			"buildings": [],
			"markets": [{
				"good": "spice",
				"value": 3
			}]
		},
		{
			"id": "B-C2",
			"colour": "blue",
			"back": "cow",
			"price": 6,
			"road": "fork",
			"buildings": [],
			"markets": [{
				"good": "silk",
				"value": 2
			}]
		},
		{
			"id": "B-C3",
			"colour": "blue",
			"back": "cow",
			"price": 7,
			"road": "bend",
			"buildings": [],
			"markets": [{
				"good": "silk",
				"value": 1
			}, {
				"good": "spice",
				"value": 2
			}]
		},
		{
			"id": "B-C4",
			"colour": "blue",
			"back": "cow",
			"price": 7,
			"road": "fork",
			"buildings": ["fort"],
			"markets": [{
				"good": "tea",
				"value": 1
			}]
		},
		{
			"id": "B-C5",
			"colour": "blue",
			"back": "cow",
			"price": 8,
			"road": "bend",
			"buildings": ["mill"],
			"markets": [{
				"good": "spice",
				"value": 2
			}]
		},
		{
			"id": "B-C6",
			"colour": "blue",
			"back": "cow",
			"price": 10,
			"road": "cross",
			"buildings": ["temple"],
			"markets": [{
				"good": "silk",
				"value": 2
			}]
		},
		{
			"id": "B-T1",
			"colour": "blue",
			"back": "tiger",
			"price": 6,
			"road": "straight",
			"buildings": ["temple", "palace"],
			"markets": []
		},
		{
			"id": "B-T2",
			"colour": "blue",
			"back": "tiger",
			"price": 7,
			"road": "bend",
			"buildings": ["temple", "fort"],
			"markets": []
		},
		{
			"id": "B-T3",
			"colour": "blue",
			"back": "tiger",
			"price": 8,
			"road": "fork",
			"buildings": ["fort", "mill"],
			"markets": []
		},
		{
			"id": "B-T4",
			"colour": "blue",
			"back": "tiger",
			"price": 9,
			"road": "cross",
			"buildings": ["palace", "mill"],
			"markets": []
		},
		{
			"id": "B-T5",
			"colour": "blue",
			"back": "tiger",
			"price": 12,
			"road": "fork",
			"buildings": [],
			"markets": [{
				"good": "tea",
				"value": 2
			}, {
				"good": "tea",
				"value": 3
			}]
		},
		{
			"id": "G-S1",
			"colour": "green",
			"back": "snake",
			"price": 4,
			"road": "bend",
			"buildings": ["palace"],
			"markets": []
		},
		{
			"id": "G-S2",
			"colour": "green",
			"back": "snake",
			"price": 3,
			"road": "bend",
			"buildings": [],
			"markets": [{
				"good": "silk",
				"value": 1
			}]
		},
		{
			"id": "G-S3",
			"colour": "green",
			"back": "snake",
			"price": 5,
			"road": "fork",
			"buildings": ["fort"],
			"markets": []
		},
		{
			"id": "G-S4",
			"colour": "green",
			"back": "snake",
			"price": 4,
			"road": "straight",
			"buildings": [],
			"markets": [{
				"good": "tea",
				"value": 2
			}]
		},
		{
			"id": "G-S5",
			"colour": "green",
			"back": "snake",
			"price": 5,
			"road": "bend",
			"buildings": [],
			"markets": [{
				"good": "spice",
				"value": 2
			}]
		},
		{
			"id": "G-C1",
			"colour": "green",
			"back": "cow",
			"price": 6,
			"road": "straight",
			"buildings": [],
			"markets": [{
				"good": "tea",
				"value": 3
			}]
		},
		{
			"id": "G-C2",
			"colour": "green",
			"back": "cow",
			"price": 6,
			"road": "fork",
			"buildings": [],
			"markets": [{
				"good": "spice",
				"value": 2
			}]
		},
		{
			"id": "G-C3",
			"colour": "green",
			"back": "cow",
			"price": 7,
			"road": "bend",
			"buildings": [],
			"markets": [{
				"good": "tea",
				"value": 1
			}, {
				"good": "spice",
				"value": 2
			}]
		},
		{
			"id": "G-C4",
			"colour": "green",
			"back": "cow",
			"price": 7,
			"road": "fork",
			"buildings": ["mill"],
			"markets": [{
				"good": "spice",
				"value": 1
			}]
		},
		{
			"id": "G-C5",
			"colour": "green",
			"back": "cow",
			"price": 8,
			"road": "bend",
			"buildings": ["temple"],
			"markets": [{
				"good": "silk",
				"value": 2
			}]
		},
		{
			"id": "G-C6",
			"colour": "green",
			"back": "cow",
			"price": 10,
			"road": "cross",
			"buildings": ["palace"],
			"markets": [{
				"good": "tea",
				"value": 2
			}]
		},
		{
			"id": "G-T1",
			"colour": "green",
			"back": "tiger",
			"price": 6,
			"road": "straight",
			"buildings": ["palace", "fort"],
			"markets": []
		},
		{
			"id": "G-T2",
			"colour": "green",
			"back": "tiger",
			"price": 7,
			"road": "bend",
			"buildings": ["palace", "mill"],
			"markets": []
		},
		{
			"id": "G-T3",
			"colour": "green",
			"back": "tiger",
			"price": 8,
			"road": "fork",
			"buildings": ["temple", "mill"],
			"markets": []
		},
		{
			"id": "G-T4",
			"colour": "green",
			"back": "tiger",
			"price": 9,
			"road": "cross",
			"buildings": ["temple", "fort"],
			"markets": []
		},
		{
			"id": "G-T5",
			"colour": "green",
			"back": "tiger",
			"price": 12,
			"road": "fork",
			"buildings": [],
			"markets": [{
				"good": "silk",
				"value": 2
			}, {
				"good": "silk",
				"value": 3
			}]
		},
		{
			"id": "O-S1",
			"colour": "orange",
			"back": "snake",
			"price": 4,
			"road": "bend",
			"buildings": ["fort"],
			"markets": []
		},
		{
			"id": "O-S2",
			"colour": "orange",
			"back": "snake",
			"price": 3,
			"road": "bend",
			"buildings": [],
			"markets": [{
				"good": "spice",
				"value": 1
			}]
		},
		{
			"id": "O-S3",
			"colour": "orange",
			"back": "snake",
			"price": 5,
			"road": "fork",
			"buildings": ["mill"],
			"markets": []
		},
		{
			"id": "O-S4",
			"colour": "orange",
			"back": "snake",
			"price": 4,
			"road": "straight",
			"buildings": [],
			"markets": [{
				"good": "silk",
				"value": 2
			}]
		},
		{
			"id": "O-S5",
			"colour": "orange",
			"back": "snake",
			"price": 5,
			"road": "bend",
			"buildings": [],
			"markets": [{
				"good": "tea",
				"value": 2
			}]
		},
		{
			"id": "O-C1",
			"colour": "orange",
			"back": "cow",
			"price": 6,
			"road": "straight",
			"buildings": [],
			"markets": [{
				"good": "silk",
				"value": 3
			}]
		},
		{
			"id": "O-C2",
			"colour": "orange",
			"back": "cow",
			"price": 6,
			"road": "fork",
			"buildings": [],
			"markets": [{
				"good": "tea",
				"value": 2
			}]
		},
		{
			"id": "O-C3",
			"colour": "orange",
			"back": "cow",
			"price": 7,
			"road": "bend",
			"buildings": [],
			"markets": [{
				"good": "tea",
				"value": 1
			}, {
				"good": "silk",
				"value": 2
			}]
		},
		{
			"id": "O-C4",
			"colour": "orange",
			"back": "cow",
			"price": 7,
			"road": "fork",
			"buildings": ["temple"],
			"markets": [{
				"good": "silk",
				"value": 1
			}]
		},
		{
			"id": "O-C5",
			"colour": "orange",
			"back": "cow",
			"price": 8,
			"road": "bend",
			"buildings": ["palace"],
			"markets": [{
				"good": "tea",
				"value": 2
			}]
		},
		{
			"id": "O-C6",
			"colour": "orange",
			"back": "cow",
			"price": 10,
			"road": "cross",
			"buildings": ["fort"],
			"markets": [{
				"good": "spice",
				"value": 2
			}]
		},
		{
			"id": "O-T1",
			"colour": "orange",
			"back": "tiger",
			"price": 6,
			"road": "straight",
			"buildings": ["temple", "palace"],
			"markets": []
		},
		{
			"id": "O-T2",
			"colour": "orange",
			"back": "tiger",
			"price": 7,
			"road": "bend",
			"buildings": ["temple", "mill"],
			"markets": []
		},
		{
			"id": "O-T3",
			"colour": "orange",
			"back": "tiger",
			"price": 8,
			"road": "fork",
			"buildings": ["fort", "mill"],
			"markets": []
		},
		{
			"id": "O-T4",
			"colour": "orange",
			"back": "tiger",
			"price": 9,
			"road": "cross",
			"buildings": ["palace", "fort"],
			"markets": []
		},
		{
			"id": "O-T5",
			"colour": "orange",
			"back": "tiger",
			"price": 12,
			"road": "fork",
			"buildings": [],
			"markets": [{
				"good": "spice",
				"value": 2
			}, {
				"good": "spice",
				"value": 3
			}]
		},
		{
			"id": "P-S1",
			"colour": "purple",
			"back": "snake",
			"price": 4,
			"road": "bend",
			"buildings": ["mill"],
			"markets": []
		},
		{
			"id": "P-S2",
			"colour": "purple",
			"back": "snake",
			"price": 3,
			"road": "bend",
			"buildings": [],
			"markets": [{
				"good": "tea",
				"value": 1
			}]
		},
		{
			"id": "P-S3",
			"colour": "purple",
			"back": "snake",
			"price": 5,
			"road": "fork",
			"buildings": ["temple"],
			"markets": []
		},
		{
			"id": "P-S4",
			"colour": "purple",
			"back": "snake",
			"price": 4,
			"road": "straight",
			"buildings": [],
			"markets": [{
				"good": "spice",
				"value": 2
			}]
		},
		{
			"id": "P-S5",
			"colour": "purple",
			"back": "snake",
			"price": 5,
			"road": "bend",
			"buildings": [],
			"markets": [{
				"good": "silk",
				"value": 2
			}]
		},
		{
			"id": "P-C1",
			"colour": "purple",
			"back": "cow",
			"price": 6,
			"road": "straight",
			"buildings": [],
			"markets": [{
				"good": "spice",
				"value": 3
			}]
		},
		{
			"id": "P-C2",
			"colour": "purple",
			"back": "cow",
			"price": 6,
			"road": "fork",
			"buildings": [],
			"markets": [{
				"good": "silk",
				"value": 2
			}]
		},
		{
			"id": "P-C3",
			"colour": "purple",
			"back": "cow",
			"price": 7,
			"road": "bend",
			"buildings": [],
			"markets": [{
				"good": "spice",
				"value": 1
			}, {
				"good": "silk",
				"value": 2
			}]
		},
		{
			"id": "P-C4",
			"colour": "purple",
			"back": "cow",
			"price": 7,
			"road": "fork",
			"buildings": ["palace"],
			"markets": [{
				"good": "spice",
				"value": 1
			}]
		},
		{
			"id": "P-C5",
			"colour": "purple",
			"back": "cow",
			"price": 8,
			"road": "bend",
			"buildings": ["fort"],
			"markets": [{
				"good": "tea",
				"value": 2
			}]
		},
		{
			"id": "P-C6",
			"colour": "purple",
			"back": "cow",
			"price": 10,
			"road": "cross",
			"buildings": ["mill"],
			"markets": [{
				"good": "silk",
				"value": 2
			}]
		},
		{
			"id": "P-T1",
			"colour": "purple",
			"back": "tiger",
			"price": 6,
			"road": "straight",
			"buildings": ["temple", "fort"],
			"markets": []
		},
		{
			"id": "P-T2",
			"colour": "purple",
			"back": "tiger",
			"price": 7,
			"road": "bend",
			"buildings": ["temple", "palace"],
			"markets": []
		},
		{
			"id": "P-T3",
			"colour": "purple",
			"back": "tiger",
			"price": 8,
			"road": "fork",
			"buildings": ["palace", "mill"],
			"markets": []
		},
		{
			"id": "P-T4",
			"colour": "purple",
			"back": "tiger",
			"price": 9,
			"road": "cross",
			"buildings": ["fort", "mill"],
			"markets": []
		},
		{
			"id": "P-T5",
			"colour": "purple",
			"back": "tiger",
			"price": 12,
			"road": "fork",
			"buildings": [],
			"markets": [{
				"good": "tea",
				"value": 2
			}, {
				"good": "tea",
				"value": 3
			}]
		}
	],
	provinceBoard: {
		"columns": [
			"A",
			"B",
			"C",
			"D",
			"E"
		],
		"rows": [
			1,
			2,
			3,
			4
		],
		"residence": "C1",
		"residenceRoads": [
			"left",
			"right",
			"bottom"
		],
		"notBuildable": [
			"A1",
			"E1",
			"C4"
		],
		"interior": [
			"B2",
			"D2",
			"B3",
			"D3"
		],
		"yields": [
			{
				"id": "TL",
				"touches": [{
					"cell": "B1",
					"edge": "left"
				}, {
					"cell": "A2",
					"edge": "top"
				}],
				"front": {
					"kind": "money",
					"amount": 5
				},
				"back": {
					"kind": "money",
					"amount": 2
				},
				"colour": "brown"
			},
			{
				"id": "T2",
				"touches": [{
					"cell": "B1",
					"edge": "top"
				}],
				"front": {
					"kind": "dice",
					"amount": 1
				},
				"back": {
					"kind": "money",
					"amount": 1
				},
				"colour": "white"
			},
			{
				"id": "T4",
				"touches": [{
					"cell": "D1",
					"edge": "top"
				}],
				"front": {
					"kind": "dice",
					"amount": 1
				},
				"back": {
					"kind": "money",
					"amount": 1
				},
				"colour": "white"
			},
			{
				"id": "TR",
				"touches": [{
					"cell": "D1",
					"edge": "right"
				}, {
					"cell": "E2",
					"edge": "top"
				}],
				"front": {
					"kind": "upgrade",
					"amount": 1
				},
				"back": {
					"kind": "money",
					"amount": 2
				},
				"colour": "brown"
			},
			{
				"id": "L2",
				"touches": [{
					"cell": "A2",
					"edge": "left"
				}],
				"front": {
					"kind": "karma",
					"amount": 2
				},
				"back": {
					"kind": "karma",
					"amount": 1
				},
				"colour": "yellow"
			},
			{
				"id": "L3",
				"touches": [{
					"cell": "A3",
					"edge": "left"
				}],
				"front": {
					"kind": "boat-move",
					"max": 1
				},
				"back": {
					"kind": "money",
					"amount": 2
				},
				"colour": "yellow"
			},
			{
				"id": "L4",
				"touches": [{
					"cell": "A4",
					"edge": "left"
				}],
				"front": {
					"kind": "dice",
					"amount": 2
				},
				"back": {
					"kind": "dice",
					"amount": 1
				},
				"colour": "red"
			},
			{
				"id": "R2",
				"touches": [{
					"cell": "E2",
					"edge": "right"
				}],
				"front": {
					"kind": "money",
					"amount": 4
				},
				"back": {
					"kind": "karma",
					"amount": 1
				},
				"colour": "yellow"
			},
			{
				"id": "R3",
				"touches": [{
					"cell": "E3",
					"edge": "right"
				}],
				"front": {
					"kind": "dice",
					"amount": 2
				},
				"back": {
					"kind": "money",
					"amount": 2
				},
				"colour": "yellow"
			},
			{
				"id": "R4",
				"touches": [{
					"cell": "E4",
					"edge": "right"
				}],
				"front": {
					"kind": "upgrade",
					"amount": 1
				},
				"back": {
					"kind": "dice",
					"amount": 1
				},
				"colour": "red"
			},
			{
				"id": "BC",
				"touches": [
					{
						"cell": "B4",
						"edge": "right"
					},
					{
						"cell": "C3",
						"edge": "bottom"
					},
					{
						"cell": "D4",
						"edge": "left"
					}
				],
				"front": {
					"kind": "money",
					"amount": 6
				},
				"back": {
					"kind": "money",
					"amount": 1
				},
				"colour": "white"
			}
		]
	},
	river: {
		"bridgeAfter": 17,
		"spaces": [
			{
				"kind": "dice",
				"amount": 2
			},
			{
				"kind": "karma",
				"amount": 2
			},
			{
				"kind": "money",
				"amount": 3
			},
			{
				"kind": "palace-action",
				"actions": [
					"dancer",
					"yogi",
					"raja-man-singh",
					"master-builder",
					"portuguese"
				]
			},
			{
				"kind": "dice",
				"amount": 1,
				"per": "karma",
				"colour": "orange"
			},
			{
				"kind": "fame",
				"amount": 2
			},
			{
				"kind": "upgrade",
				"amount": 1
			},
			{
				"kind": "dice",
				"amount": 2
			},
			{
				"kind": "money",
				"amount": 1,
				"per": "market"
			},
			{
				"kind": "dice",
				"amount": 1,
				"per": "karma",
				"colour": "blue"
			},
			{
				"kind": "markets",
				"goods": "different",
				"max": 3
			},
			{
				"kind": "karma",
				"amount": 2
			},
			{
				"kind": "money",
				"amount": 5
			},
			{
				"kind": "palace-action",
				"actions": [
					"dancer",
					"yogi",
					"raja-man-singh",
					"master-builder",
					"portuguese"
				]
			},
			{
				"kind": "dice",
				"amount": 1,
				"per": "karma",
				"colour": "green"
			},
			{
				"kind": "markets",
				"goods": "one",
				"max": 4
			},
			{
				"kind": "fame",
				"amount": 3
			},
			{
				"kind": "dice",
				"amount": 2
			},
			{
				"kind": "fame",
				"amount": 1,
				"per": "upgrade"
			},
			{
				"kind": "markets",
				"goods": "different",
				"max": 3
			},
			{
				"kind": "dice",
				"amount": 1,
				"per": "karma",
				"colour": "purple"
			},
			{
				"kind": "money",
				"amount": 7
			},
			{
				"kind": "money",
				"amount": 2,
				"per": "upgrade"
			},
			{
				"kind": "palace-action",
				"actions": [
					"dancer",
					"yogi",
					"raja-man-singh",
					"master-builder",
					"portuguese"
				]
			},
			{
				"kind": "fame",
				"amount": 4
			},
			{
				"kind": "fame",
				"amount": 2,
				"per": "karma"
			}
		]
	},
	yieldTiles: [
		{
			"id": "W1",
			"colour": "white",
			"count": 2,
			"gain": {
				"kind": "dice",
				"amount": 1
			}
		},
		{
			"id": "W2",
			"colour": "white",
			"count": 2,
			"gain": {
				"kind": "money",
				"amount": 3
			}
		},
		{
			"id": "W3",
			"colour": "white",
			"count": 2,
			"gain": {
				"kind": "upgrade",
				"amount": 1
			}
		},
		{
			"id": "W4",
			"colour": "white",
			"count": 2,
			"gain": {
				"kind": "karma",
				"amount": 1
			}
		},
		{
			"id": "Y1",
			"colour": "yellow",
			"count": 1,
			"gain": {
				"kind": "dice",
				"amount": 2,
				"colour": "blue"
			}
		},
		{
			"id": "Y2",
			"colour": "yellow",
			"count": 1,
			"gain": {
				"kind": "dice",
				"amount": 2,
				"colour": "green"
			}
		},
		{
			"id": "Y3",
			"colour": "yellow",
			"count": 1,
			"gain": {
				"kind": "dice",
				"amount": 2,
				"colour": "orange"
			}
		},
		{
			"id": "Y4",
			"colour": "yellow",
			"count": 1,
			"gain": {
				"kind": "dice",
				"amount": 2,
				"colour": "purple"
			}
		},
		{
			"id": "Y5",
			"colour": "yellow",
			"count": 2,
			"gain": {
				"kind": "money",
				"amount": 5
			}
		},
		{
			"id": "Y6",
			"colour": "yellow",
			"count": 1,
			"gain": {
				"kind": "karma",
				"amount": 2
			}
		},
		{
			"id": "Y7",
			"colour": "yellow",
			"count": 1,
			"gain": {
				"kind": "boat-move",
				"max": 1
			}
		},
		{
			"id": "Y8",
			"colour": "yellow",
			"count": 1,
			"gain": {
				"kind": "upgrade",
				"amount": 1
			}
		},
		{
			"id": "R1",
			"colour": "red",
			"count": 2,
			"gain": {
				"kind": "dice",
				"amount": 2
			}
		},
		{
			"id": "R2",
			"colour": "red",
			"count": 2,
			"gain": {
				"kind": "money",
				"amount": 8
			}
		},
		{
			"id": "R3",
			"colour": "red",
			"count": 1,
			"gain": {
				"kind": "upgrade",
				"amount": 1
			}
		},
		{
			"id": "R4",
			"colour": "red",
			"count": 1,
			"gain": {
				"kind": "boat-move",
				"max": 1
			}
		},
		{
			"id": "B1",
			"colour": "brown",
			"count": 1,
			"gain": {
				"kind": "fame",
				"amount": 1,
				"per": "market-tile"
			}
		},
		{
			"id": "B2",
			"colour": "brown",
			"count": 1,
			"gain": {
				"kind": "fame",
				"amount": 1,
				"per": "river-space",
				"every": 3
			}
		},
		{
			"id": "B3",
			"colour": "brown",
			"count": 1,
			"gain": {
				"kind": "money",
				"amount": 1,
				"per": "building"
			}
		},
		{
			"id": "B4",
			"colour": "brown",
			"count": 1,
			"gain": {
				"kind": "money",
				"amount": 2,
				"per": "connected-yield-tile"
			}
		},
		{
			"id": "B5",
			"colour": "brown",
			"count": 1,
			"gain": {
				"kind": "fame",
				"amount": 2,
				"per": "bend"
			}
		},
		{
			"id": "B6",
			"colour": "brown",
			"count": 1,
			"gain": {
				"kind": "money",
				"amount": 2,
				"per": "upgrade"
			}
		},
		{
			"id": "B7",
			"colour": "brown",
			"count": 1,
			"gain": {
				"kind": "fame",
				"amount": 1,
				"per": "active-worker"
			}
		}
	]
};
const EDITIONS = [{
	id: "house",
	title: "House edition",
	data: {
		...house_default,
		modules: moduleData
	},
	provenance: {
		...house_default.provenance,
		...moduleProvenance()
	}
}];
function moduleProvenance() {
	const parts = Object.entries(moduleData).flatMap(([module, { provenance }]) => Object.entries(provenance ?? {}).map(([part, status]) => [`${module}.${part}`, status]));
	return Object.fromEntries(parts);
}
/** A built-in edition by its id, or one of somebody's own; a malformed one is refused with every fault. */
function parseEdition(id, own) {
	if (own === void 0) {
		const info = EDITIONS.find((edition) => edition.id === id) ?? EDITIONS[0];
		return ok(info?.data);
	}
	const faults = editionFaults(own, "editionData");
	return faults.length > 0 ? fail(faults) : ok(own);
}
// packages/games/rajas/src/view.ts
function viewFor(game, { state, agenda }, viewer) {
	const { round, cycle, start, claim, turn, placements, trigger } = state;
	return {
		viewer,
		round,
		cycle,
		start,
		claim,
		turn,
		placements,
		trigger,
		supply: state.supply.slice(),
		seats: range(game.players).map((seat) => viewSeat(game, state, seat)),
		spaces: game.spaces.map(({ id, area, index }) => ({
			id,
			area,
			workers: bitsOf(at(state.workers, index))
		})),
		stacks: game.stacks.map(({ id }, stack) => viewStack(game, state, id, stack)),
		river: state.riverTiles.map((tile) => game.riverTiles[tile]?.id ?? ""),
		yieldStack: state.yieldStack.reduce((sum, tiles) => sum + tiles, 0),
		yieldAside: state.yieldAside.slice(),
		modules: game.slices.view(game, state.modules, viewer),
		agenda: agenda.slice()
	};
}
function viewStack(game, state, id, stack) {
	const top = game.tiles[at(state.tops, stack)];
	return {
		id,
		top: top?.id ?? "",
		size: (top ? 1 : 0) + countBits(at(state.below, stack))
	};
}
function viewSeat(game, state, seat) {
	const side = game.sides[seat];
	const part = (numbers, length) => numbers.slice(seat * length, (seat + 1) * length);
	const kinds = part(state.dice, KINDS_OF_DICE);
	return {
		money: at(state.money, seat),
		fame: at(state.fame, seat),
		karma: at(state.karma, seat),
		overlap: overlap(game, state, seat),
		boat: at(state.boats, seat),
		side: side?.name ?? "front",
		hands: side?.hands ?? 0,
		dice: kinds.flatMap((count, die) => Array(count).fill(DIE_NAMES[die] ?? "")),
		bonuses: part(state.bonuses, TRACKS.length),
		bonusMarker: nextBonusSpace(game, state, seat, 1),
		active: at(state.active, seat),
		placed: at(state.placed, seat),
		waiting: waitingPlaces(at(state.waiting, seat)),
		levels: part(state.levels, BUILDINGS.length),
		late: part(state.late, BUILDINGS.length),
		crossed: at(state.crossed, seat),
		province: viewProvince(game, state, seat),
		joined: bitsOf(at(state.joined, seat) & game.grid.buildable),
		connected: bitsOf(at(state.connected, seat)),
		yielded: bitsOf(at(state.yielded, seat))
	};
}
function waitingPlaces(bits) {
	return [
		"fame",
		"money",
		"bridge"
	].filter((place) => bits & WAITING[place]);
}
function viewProvince(game, state, seat) {
	return game.grid.cells.flatMap((name, cell) => {
		const i = cellIndex(game, seat, cell);
		const tile = game.tiles[at(state.tiles, i)];
		if (!tile) return [];
		const covered = game.tiles[at(state.covered, i)]?.id ?? "";
		return [{
			cell,
			at: name,
			tile: tile.index,
			id: tile.id,
			rotation: at(state.rotations, i),
			covered
		}];
	});
}
/** What is hidden has no order in the state, so the view holds all that is needed. */
function imagine(game, view, random) {
	const { state } = begin(game);
	const { round, cycle, start, claim, turn, placements, trigger } = view;
	Object.assign(state, {
		round,
		cycle,
		start,
		claim,
		turn,
		placements,
		trigger
	});
	refill(state.supply, view.supply);
	for (const [seat, shown] of view.seats.entries()) imagineSeat(game, state, seat, shown);
	for (const [space, { workers }] of view.spaces.entries()) state.workers[space] = bitsFrom(workers);
	for (const [stack, { top }] of view.stacks.entries()) state.tops[stack] = top === "" ? -1 : game.tiles.findIndex(({ id }) => id === top);
	hideRest(game, state);
	for (const [index, tile] of view.river.entries()) state.riverTiles[index] = tile === "" ? -1 : game.riverTiles.findIndex(({ id }) => id === tile);
	refill(state.yieldAside, view.yieldAside);
	for (const [tile, aside] of view.yieldAside.entries()) state.yieldStack[tile] = at(state.yieldStack, tile) - aside;
	Object.assign(state, { modules: game.slices.imagine(game, view.modules, random) });
	return {
		state,
		agenda: view.agenda.slice()
	};
}
function imagineSeat(game, state, seat, shown) {
	state.money[seat] = shown.money;
	state.fame[seat] = shown.fame;
	state.karma[seat] = shown.karma;
	state.boats[seat] = shown.boat;
	state.active[seat] = shown.active;
	state.placed[seat] = shown.placed;
	state.crossed[seat] = shown.crossed;
	state.waiting[seat] = shown.waiting.reduce((bits, place) => bits | WAITING[place], 0);
	state.connected[seat] = bitsFrom(shown.connected);
	state.yielded[seat] = bitsFrom(shown.yielded);
	refill(state.bonuses, shown.bonuses, seat);
	refill(state.levels, shown.levels, seat);
	refill(state.late, shown.late, seat);
	for (const name of shown.dice) state.dice[seat * KINDS_OF_DICE + DIE_NAMES.indexOf(name)] = countIn(shown.dice, name);
	for (const { cell, tile, rotation, covered } of shown.province) {
		if (covered !== "") state.covered[cellIndex(game, seat, cell)] = game.tiles.findIndex(({ id }) => id === covered);
		layTop(game, state, seat, cell, tile, rotation);
	}
}
/** Below the tops lies every tile of a stack that is nowhere else. */
function hideRest(game, state) {
	const seen = /* @__PURE__ */ new Set([
		...state.tops,
		...state.tiles,
		...state.covered
	]);
	for (const [stack, { tiles }] of game.stacks.entries()) state.below[stack] = bitsFrom(tiles.flatMap((tile, place) => seen.has(tile) ? [] : [place]));
}
function refill(numbers, part, seat = 0) {
	for (const [i, value] of part.entries()) numbers[seat * part.length + i] = value;
}
function bitsFrom(places) {
	return places.reduce((bits, place) => bits | 1 << place, 0);
}
function countIn(names, name) {
	return names.filter((other) => other === name).length;
}
// packages/games/rajas/src/explain.ts
/** People ask about many things of one view, so what follows from a view is kept as long as the view is. */
const imagined = /* @__PURE__ */ new WeakMap();
function positionOf(game, view) {
	const known = imagined.get(view);
	if (known) return known;
	const position = imagine(game, view, () => 0);
	imagined.set(view, position);
	return position;
}
/** Everything one may ask about: worker spaces, tile stacks, cells, river spaces, and what modules add. */
function things(game, view, seat) {
	const { state } = positionOf(game, view);
	return [
		...game.spaces.map(({ id }) => `space:${id}`),
		...game.stacks.map(({ id }) => `stack:${id}`),
		...bitsOf(game.grid.buildable).map((cell) => `cell:${game.grid.cells[cell]}`),
		...game.river.ids.map((_, index) => `river:${index}`),
		...game.modules.flatMap((module) => module.things?.(game, state, seat) ?? [])
	];
}
/** Why this seat cannot choose the thing now; undefined when it can. */
function explain(game, view, seat, thing) {
	const { state, agenda } = positionOf(game, view);
	const frame = agenda.at(-1);
	const [kind = "", id = ""] = thing.split(":");
	const known = KINDS[kind];
	if (!known) return explainByModule(game, state, frame, seat, thing);
	if (!frame) return {
		code: "game-over",
		rule: "RAJ-END-08"
	};
	if (!("seat" in frame) || frame.seat !== seat) return {
		code: "not-your-decision",
		rule: "RAJ-ROUND-02"
	};
	return known(game, state, frame, seat, id);
}
const KINDS = {
	space: explainSpace,
	stack: explainStack,
	cell: explainCell,
	river: explainRiver
};
const explainByModule = (game, state, frame, seat, thing) => {
	for (const module of game.modules) {
		const refusal = module.explain?.(game, state, frame, seat, thing);
		if (refusal) return refusal;
	}
};
function refusal({ code, rule }, values) {
	return values ? {
		code,
		rule,
		values
	} : {
		code,
		rule
	};
}
function explainSpace(game, state, frame, seat, id) {
	const space = game.spaces.find((one) => one.id === id);
	if (!space) return void 0;
	if (frame.kind !== "place") return {
		code: "finish-the-action",
		rule: "RAJ-PLACE-14"
	};
	const reason = whyNotPlace(game, state, seat, space);
	return reason && refusal(reason, valuesOf(state, seat, space, reason));
}
/** The numbers behind a reason. */
function valuesOf(state, seat, space, reason) {
	if (reason === REASONS.tooLittleMoney) return {
		price: space.cost.money,
		money: at(state.money, seat)
	};
	if (reason === REASONS.noDie) return {
		dice: diceNames(space.cost.plain),
		karma: at(state.karma, seat)
	};
	if (reason === REASONS.groupLimit) return { most: space.groupLimit };
}
/** Kinds of dice in short: colours or values when the other does not matter. */
function diceNames(kinds) {
	const names = bitsOf(kinds).map((die) => DIE_NAMES[die] ?? "");
	const letters = new Set(names.map((name) => name[0]));
	const values = new Set(names.map((name) => name[1]));
	if (values.size === 6) return [...letters].join(" ");
	return letters.size === COLOURS.length ? [...values].join(" ") : names.join(" ");
}
function explainStack(game, state, frame, seat, id) {
	const stack = game.stacks.findIndex((one) => one.id === id);
	if (stack === -1) return void 0;
	const tile = openTile(game, state, stack);
	if (!tile) return refusal(REASONS.emptyStack, void 0);
	const karma = at(state.karma, seat);
	const purse = purseOf(state, seat, -1, karma);
	if (frame.kind === "pick-tile" && frame.over) return bitsOf(filledCells(game, state, seat)).map((cell) => whyNotCover(game, state, seat, cell, tile, -1, purse)).includes(void 0) ? void 0 : refusal(REASONS.nothingToOverbuild, void 0);
	const price = tilePrice(game, state, seat, tile);
	if (!canPay(state, seat, tile.colour, price, -1, purse)) {
		const have = price > 0 ? highestSum(state, seat, tile.colour, -1, karma) : countInColour(state, seat, tile.colour, -1);
		return refusal(REASONS.wrongColour, {
			colour: COLOURS[tile.colour] ?? "",
			price: Math.abs(price),
			have
		});
	}
	return frame.kind === "pick-tile" ? void 0 : {
		code: "no-build-action",
		rule: "RAJ-QUARRY-01"
	};
}
function explainCell(game, state, frame, seat, id) {
	const cell = game.grid.cells.indexOf(id);
	if (cell === -1) return void 0;
	if (frame.kind !== "choose-cell") return {
		code: "no-tile-to-lay",
		rule: "RAJ-QUARRY-12"
	};
	const bit = 1 << cell;
	if ((game.grid.buildable & bit) === 0) return refusal(REASONS.notBuildable, void 0);
	const tile = openTile(game, state, frame.stack);
	if (frame.over && tile) {
		const reason = whyNotCover(game, state, seat, cell, tile, -1, purseOf(state, seat, -1, at(state.karma, seat)));
		return reason && refusal(reason, void 0);
	}
	if (filledCells(game, state, seat) & bit) return refusal(REASONS.cellFilled, void 0);
	return openCells(game, state, seat) & bit ? void 0 : refusal(REASONS.notJoined, void 0);
}
function explainRiver(game, state, frame, seat, id) {
	const index = Number(id);
	if (!(index in game.river.ids)) return void 0;
	if (frame.kind !== "sail") return {
		code: "no-boat-move",
		rule: "RAJ-RIVER-07"
	};
	if (index <= at(state.boats, seat)) return {
		code: "boats-only-move-forward",
		rule: "RAJ-RIVER-09"
	};
	for (let spaces = 1; spaces <= frame.most; spaces++) if (spaceAhead(game, state, seat, spaces) === index) return void 0;
	if (index > spaceAhead(game, state, seat, frame.most)) return {
		code: "too-far",
		rule: "RAJ-RIVER-03",
		values: { most: frame.most }
	};
	return {
		code: "occupied-by-a-boat",
		rule: "RAJ-RIVER-05"
	};
}
// packages/games/rajas/src/modules/extra-choices.ts
/** Handlers whose questions to a seat also hold what modules add to them. */
function withExtraChoices(handlers) {
	const wrapped = Object.entries(handlers).map(([kind, handler]) => [kind, wrap(handler)]);
	return Object.fromEntries(wrapped);
}
function wrap(handler) {
	if ("run" in handler || handler.sample) return handler;
	return {
		...handler,
		ask: (game, state, frame) => {
			const question = handler.ask(game, state, frame);
			return game.hooks.extraChoices.length === 0 ? question : withOffers(game, state, frame, question);
		},
		answer: (game, state, frame, choice, step) => {
			const { extraChoices, extraAnswers } = game.hooks;
			const extra = extraChoices.length === 0 ? void 0 : extraAnswers[choice.type];
			if (extra) extra(game, state, frame, choice, step);
			else handler.answer(game, state, frame, choice, step);
		}
	};
}
function withOffers(game, state, frame, question) {
	const { decider } = question;
	if (decider === "chance") return question;
	const offers = [];
	for (const extra of game.hooks.extraChoices) extra.offer(game, state, frame, decider, offers);
	return offers.length === 0 ? question : {
		decider,
		choices: [...question.choices, ...offers]
	};
}
// packages/games/rajas/src/scoring/standings.ts
/** Whoever has crossed comes first: larger overlap, then the earlier meeting; the others by what is missing (section 20). */
function standings(game, state) {
	const seats = range(game.players);
	return seats.map((seat) => ({
		seat,
		rank: 1 + seats.filter((other) => isAhead(game, state, other, seat)).length,
		score: overlap(game, state, seat),
		parts: {
			fame: at(state.fame, seat),
			money: at(state.money, seat)
		}
	}));
}
function isAhead(game, state, seat, other) {
	const mine = at(state.crossed, seat);
	const theirs = at(state.crossed, other);
	if (mine > 0 !== theirs > 0) return mine > 0;
	const difference = overlap(game, state, seat) - overlap(game, state, other);
	return difference === 0 ? mine > 0 && mine < theirs : difference > 0;
}
// packages/games/rajas/src/definition.ts
const foldFact = foldByType(allFolds);
const notation = allNotation;
function fold(game, state, fact) {
	foldFact(game, state, fact);
	const watching = game.hooks.watch?.get(fact.type);
	if (watching) for (const watch of watching) watch(game, state, fact);
}
function react(game, state, fact, step) {
	const reactions = game.hooks.react?.get(fact.type);
	if (reactions) for (const reaction of reactions) reaction(game, state, fact, step);
}
function prepare({ players, options = {}, edition, editionData }) {
	const faults = optionFaults(players, options);
	if (faults.length > 0) return fail(faults);
	const parsed = parseEdition(edition, editionData);
	if (!parsed.ok) return parsed;
	const wrongLayout = layoutFaultsOf(parsed.value, options);
	if (wrongLayout.length > 0) return fail(wrongLayout);
	const modules = installedModules(parsed.value, options);
	const wrongGains = gainFaults(parsed.value, modules, "editionData");
	return wrongGains.length > 0 ? fail(wrongGains) : ok(compileGame(parsed.value, players, modules));
}
const rajas = {
	id: "rajas",
	title: "Rajas of the Ganges",
	rulesVersion: 1,
	players: {
		min: 2,
		max: 4
	},
	options: OPTIONS,
	editions: EDITIONS,
	prepare,
	begin,
	handlers: withExtraChoices(allHandlers),
	fold,
	react,
	copy: copyState,
	viewFor,
	imagine,
	/** Everything that happens is open to all (RAJ-GEN-05). */
	factFor: (_game, fact) => fact,
	format: (game, choice) => notation[choice.type]?.(choice, game) ?? choice.type,
	standings,
	things,
	explain
};
// rajas.js
const recordGame = recorderOf(rajas);
export { recordGame };
