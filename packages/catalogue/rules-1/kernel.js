// packages/engine/src/fold.ts
/** One fold for all facts of a game. A map finds the right one faster than it is found among the properties of a large object. */
function foldByType(folds) {
	const byType = new Map(Object.entries(folds));
	return (game, state, fact) => byType.get(fact.type)(game, state, fact);
}
// packages/engine/src/handlers.ts
const made = /* @__PURE__ */ new WeakMap();
function handlingsOf({ definition: { handlers } }) {
	const known = made.get(handlers);
	if (known) return known;
	const handlings = new Map(Object.entries(handlers).map(([kind, handler]) => [kind, inOneShape(handler)]));
	made.set(handlers, handlings);
	return handlings;
}
function inOneShape({ run, ask, answer, sample, reveals }) {
	return {
		run,
		ask,
		answer,
		sample,
		reveals
	};
}
function handlingOf(handlings, frame) {
	return handlings.get(frame.kind);
}
// packages/engine/src/play.ts
/** Folds facts as they happen and keeps the frames that follow until the answer is complete. */
var Recorder = class {
	#rules;
	#position;
	#facts;
	/** Where the frames named since the last flush begin: they wait on the agenda itself, in the order named. */
	#first;
	constructor(rules, position, facts) {
		this.#rules = rules;
		this.#position = position;
		this.#facts = facts;
		this.#first = position.agenda.length;
	}
	fact(fact) {
		const { definition, game } = this.#rules;
		definition.fold(game, this.#position.state, fact);
		this.#facts?.push(fact);
		definition.react?.(game, this.#position.state, fact, this);
	}
	next(frame) {
		this.#position.agenda.push(frame);
	}
	/** The first frame named comes to lie on top. */
	flush() {
		const { agenda } = this.#position;
		for (let low = this.#first, high = agenda.length - 1; low < high; low++, high--) {
			const frame = agenda[low];
			agenda[low] = agenda[high];
			agenda[high] = frame;
		}
	}
	/** Takes off the frame on top; what is named from now on takes its place. */
	pop() {
		const { agenda } = this.#position;
		agenda.pop();
		this.#first = agenda.length;
	}
};
/** The first position that asks something, and the facts of the set-up so far. */
function begin(rules) {
	const position = rules.definition.begin(rules.game);
	const facts = [];
	settle(rules, position, handlingsOf(rules), new Recorder(rules, position, facts));
	return {
		position,
		facts
	};
}
/** The pending question, or undefined when the game is over. */
function ask(rules, position) {
	const frame = position.agenda.at(-1);
	return frame && handlingOf(handlingsOf(rules), frame).ask(rules.game, position.state, frame);
}
/** Answers the pending question in place. The choice must be one of the question's; see `submit` for untrusted ones. */
function advance(rules, position, choice, facts) {
	answerTop(rules, position, choice, new Recorder(rules, position, facts));
}
/** Answers the pending question on a copy. */
function play(rules, position, choice) {
	const next = copyPosition(rules, position);
	const facts = [];
	advance(rules, next, choice, facts);
	return {
		position: next,
		facts
	};
}
function copyPosition(rules, position) {
	return {
		state: rules.definition.copy(rules.game, position.state),
		agenda: position.agenda.slice()
	};
}
function answerTop(rules, position, choice, recorder, until = "next question") {
	const frame = topOf(position);
	const handlings = handlingsOf(rules);
	recorder.pop();
	handlingOf(handlings, frame).answer(rules.game, position.state, frame, choice, recorder);
	settle(rules, position, handlings, recorder, until);
}
function topOf({ agenda }) {
	const frame = agenda.at(-1);
	if (frame === void 0) throw new Error("the game is over");
	return frame;
}
function settle(rules, position, handlings, recorder, until = "next question") {
	recorder.flush();
	const { agenda } = position;
	for (let frame = agenda.at(-1); frame !== void 0; frame = agenda.at(-1)) {
		const { run, reveals } = handlingOf(handlings, frame);
		if (run === void 0) return;
		if (reveals && until === "stop at reveals") return;
		recorder.pop();
		run(rules.game, position.state, frame, recorder);
		recorder.flush();
	}
}
// packages/engine/src/result.ts
function ok(value) {
	return {
		ok: true,
		value
	};
}
function fail(fault) {
	return {
		ok: false,
		fault
	};
}
/** For what must be there unless we made a mistake. */
function defined(value, what) {
	if (value === void 0) throw new Error(`missing: ${what}`);
	return value;
}
/** For the end of a switch that names every case. */
function exhaustive(value) {
	throw new Error(`unexpected: ${JSON.stringify(value)}`);
}
// packages/engine/src/submit.ts
/** The choice with this text among those of a question. */
function parseChoice(rules, question, text) {
	return question.choices.find((choice) => rules.definition.format(rules.game, choice) === text);
}
/** Answers the pending question with an untrusted text, on a copy. */
function submit(rules, position, by, text) {
	const question = ask(rules, position);
	if (!question) return fail({
		code: "game-over",
		message: "The game is over."
	});
	const { decider } = question;
	if (decider !== by) return fail({
		code: "not-your-decision",
		message: `It is for ${nameOf(decider)} to decide.`,
		decider
	});
	const choice = parseChoice(rules, question, text);
	if (!choice) return fail({
		code: "illegal-choice",
		message: `"${text}" cannot be chosen now.`,
		text
	});
	return ok(play(rules, position, choice));
}
function nameOf(decider) {
	return decider === "chance" ? "chance" : `seat ${decider + 1}`;
}
// packages/engine/src/match.ts
const SNAPSHOT_INTERVAL = 32;
function newMatch(rules) {
	const { position, facts } = begin(rules);
	return {
		rules,
		setUpFacts: facts,
		log: [],
		position,
		snapshots: [copyPosition(rules, position)]
	};
}
/** Answers question `number` (the log's length when it was asked). A refusal changes nothing. */
function answerMatch(match, by, number, text) {
	if (number !== match.log.length) return fail(staleNumber(match.log.length));
	const barrier = isBarrier(match, by, text);
	const answered = submit(match.rules, match.position, by, text);
	if (!answered.ok) return answered;
	const entry = {
		by,
		text,
		facts: answered.value.facts,
		barrier
	};
	record$1(match, answered.value.position, entry);
	return ok(entry);
}
/** The position before entry `number`. */
function positionAt(match, number) {
	const { rules, snapshots, log } = match;
	const index = Math.min(Math.floor(number / SNAPSHOT_INTERVAL), snapshots.length - 1);
	const position = copyPosition(rules, defined(snapshots[index], "snapshot"));
	for (const { text } of log.slice(index * SNAPSHOT_INTERVAL, number)) advance(rules, position, defined(parseChoice(rules, defined(ask(rules, position), "question of a logged answer"), text), "choice of a logged answer"));
	return position;
}
/** Takes the game back to before entry `number`. Who may do so is for the caller to know. */
function rewind(match, number) {
	match.position = positionAt(match, number);
	match.log.length = number;
	match.snapshots.length = Math.floor(number / SNAPSHOT_INTERVAL) + 1;
}
function record$1(match, position, entry) {
	match.log.push(entry);
	match.position = position;
	if (match.log.length % SNAPSHOT_INTERVAL === 0) match.snapshots.push(copyPosition(match.rules, position));
}
/** A drawn or rolled answer is a barrier unless it was the only one possible. */
function isBarrier(match, by, text) {
	const { rules, position } = match;
	const frame = position.agenda.at(-1);
	if (frame === void 0) return false;
	const { reveals } = handlingOf(handlingsOf(rules), frame);
	const question = ask(rules, position);
	if (by === "chance") return question !== void 0 && question.choices.length > 1;
	if (reveals === void 0 || reveals === true) return reveals === true;
	const choice = question && parseChoice(rules, question, text);
	return choice !== void 0 && reveals.includes(choice.type);
}
function staleNumber(number) {
	return {
		code: "stale-number",
		message: `The game is at number ${number} now.`,
		number
	};
}
// packages/engine/src/random.ts
/** A whole number from 0 to `bound - 1`. */
function below(random, bound) {
	return Math.floor(random() * bound);
}
/** The index picked by a number `at` that lies in [0, sum of weights). */
function indexAtWeight(weights, at) {
	let rest = at;
	for (let i = 0; i < weights.length; i++) {
		rest -= weights[i] ?? 0;
		if (rest < 0) return i;
	}
	throw new Error(`weight ${at} is beyond the sum of the weights`);
}
function sumOf(numbers) {
	let sum = 0;
	for (let i = 0; i < numbers.length; i++) sum += numbers[i] ?? 0;
	return sum;
}
/** An index drawn by weight. */
function drawIndex(weights, random) {
	return indexAtWeight(weights, below(random, sumOf(weights)));
}
// packages/engine/src/rules.ts
/** Checks a set-up and binds it to its game; every fault is named. */
function rulesFor(definition, setUp) {
	const faults = [
		...playerFaults(definition, setUp.players),
		...optionFaults(definition.options, setUp.options ?? {}),
		...editionFaults(definition, setUp)
	];
	if (faults.length > 0) return fail(faults);
	const complete = completeSetUp(definition, setUp);
	const prepared = definition.prepare(complete);
	return prepared.ok ? ok({
		definition,
		game: prepared.value,
		setUp: complete
	}) : prepared;
}
function completeSetUp({ options, editions }, setUp) {
	const defaults = Object.fromEntries(options.map((option) => [option.id, option.default]));
	const common = {
		players: setUp.players,
		options: {
			...defaults,
			...setUp.options
		}
	};
	if (setUp.editionData !== void 0) return {
		...common,
		edition: setUp.edition ?? "custom",
		editionData: setUp.editionData
	};
	return {
		...common,
		edition: setUp.edition ?? defined(editions[0], "built-in edition").id
	};
}
function playerFaults(definition, players) {
	const { min, max } = definition.players;
	if (Number.isInteger(players) && players >= min && players <= max) return [];
	return [{
		path: "players",
		reason: `${players} is not a whole number from ${min} to ${max}`
	}];
}
function optionFaults(specs, options) {
	return Object.entries(options).flatMap(([id, value]) => {
		const path = `options.${id}`;
		const spec = specs.find((candidate) => candidate.id === id);
		if (!spec) return [{
			path,
			reason: "there is no such option"
		}];
		if (spec.values === "text" ? typeof value === "string" : spec.values.includes(value)) return [];
		const allowed = spec.values === "text" ? "a text" : spec.values.join(", ");
		return [{
			path,
			reason: `${JSON.stringify(value)} is not one of: ${allowed}`
		}];
	});
}
function editionFaults(definition, setUp) {
	if (setUp.editionData !== void 0 || setUp.edition === void 0) return [];
	if (definition.editions.some(({ id }) => id === setUp.edition)) return [];
	return [{
		path: "edition",
		reason: `there is no edition ${JSON.stringify(setUp.edition)}`
	}];
}
// packages/engine/src/shape.ts
function anything() {
	return () => [];
}
function text() {
	return (value, path) => typeof value === "string" ? [] : [fault(path, value, "a text")];
}
function integer({ min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = {}) {
	return (value, path) => {
		if (typeof value === "number" && Number.isInteger(value) && value >= min && value <= max) return [];
		return [fault(path, value, `a whole number${rangeText(min, max)}`)];
	};
}
function flag() {
	return (value, path) => typeof value === "boolean" ? [] : [fault(path, value, "true or false")];
}
function oneOf(allowed) {
	return (value, path) => allowed.some((one) => one === value) ? [] : [fault(path, value, `one of ${allowed.join(", ")}`)];
}
function array(of, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}) {
	return (value, path) => {
		if (!Array.isArray(value)) return [fault(path, value, "a list")];
		if (value.length < min || value.length > max) return [{
			path,
			reason: `has ${value.length} entries, not${rangeText(min, max)}`
		}];
		return value.flatMap((entry, index) => of(entry, `${path}[${index}]`));
	};
}
function record(of) {
	return (value, path) => {
		if (!isRecord(value)) return [fault(path, value, "an object")];
		return Object.entries(value).flatMap(([key, entry]) => of(entry, join(path, key)));
	};
}
/** An object with exactly the required keys and any of the optional ones. */
function object(required, optional = {}) {
	return (value, path) => {
		if (!isRecord(value)) return [fault(path, value, "an object")];
		return [...Object.keys(required).filter((key) => !(key in value)).map((key) => ({
			path: join(path, key),
			reason: "is missing"
		})), ...Object.entries(value).flatMap(([key, entry]) => {
			const check = required[key] ?? optional[key];
			return check ? check(entry, join(path, key)) : [{
				path: join(path, key),
				reason: "is not known"
			}];
		})];
	};
}
/** The first shape when the value has its type, else the second. */
function either(first, second) {
	return (value, path) => {
		const faults = first(value, path);
		return faults.length === 0 || second(value, path).length > 0 ? faults : [];
	};
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function join(path, key) {
	return path === "" ? key : `${path}.${key}`;
}
function fault(path, value, wanted) {
	return {
		path,
		reason: `${JSON.stringify(value)} is not ${wanted}`
	};
}
function rangeText(min, max) {
	if (min === max) return ` ${min}`;
	const from = min > Number.MIN_SAFE_INTEGER ? ` from ${min}` : "";
	return max < Number.MAX_SAFE_INTEGER ? `${from} to ${max}` : from;
}
integer({ min: 1 }), integer({ min: 1 }), array(text()), array(text());
// recorder.js
/** Writes down games of version 1: every move with its facts, every undo. `onChance` is shown each question of chance before it is answered. */
function recorderOf(definition) {
	return (setUp, lines, onChance = () => {}) => {
		const rules = rulesFor(definition, setUp);
		if (!rules.ok) return {
			ok: false,
			fault: { faults: rules.fault }
		};
		const match = newMatch(rules.value);
		const start = {
			position: structuredClone(match.position),
			facts: match.setUpFacts
		};
		const entries = [];
		for (const [index, line] of lines.entries()) {
			if (typeof line !== "string") {
				rewind(match, line.to);
				entries.push({
					kind: "undo",
					by: line.by,
					to: line.to
				});
				continue;
			}
			const question = ask(match.rules, match.position);
			if (question?.decider === "chance") onChance(drawOf(match, line));
			const before = match.position.agenda;
			const answered = question && answerMatch(match, question.decider, match.log.length, line);
			if (!answered?.ok) return {
				ok: false,
				fault: {
					entry: index + 1,
					message: answered?.fault.message ?? "The game is over already."
				}
			};
			const { by, text, facts, barrier } = answered.value;
			entries.push({
				kind: "move",
				by,
				text,
				facts,
				barrier,
				agenda: agendaChange(before, match.position.agenda)
			});
		}
		return {
			ok: true,
			value: {
				rulesVersion: 1,
				start,
				entries,
				...match.position.agenda.length === 0 ? { standings: definition.standings(rules.value.game, match.position.state) } : {}
			}
		};
	};
}
function drawOf({ rules, position, log }, text) {
	const { choices, weights = choices.map(() => 1) } = ask(rules, position);
	return {
		number: log.length,
		text,
		texts: choices.map((choice) => rules.definition.format(rules.game, choice)),
		weights
	};
}
function agendaChange(before, after) {
	let kept = 0;
	while (kept < after.length && before[kept] === after[kept]) kept++;
	return {
		kept,
		added: after.slice(kept)
	};
}
export { ok as _, flag as a, oneOf as c, below as d, drawIndex as f, fail as g, exhaustive as h, either as i, record as l, defined as m, anything as n, integer as o, sumOf as p, array as r, object as s, recorderOf as t, text as u, foldByType as v };
