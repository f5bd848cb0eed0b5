import { answerMatch, ask, newMatch, rewind, rulesFor } from '@durbar/engine';

/** Writes down games of version 1: every move with its facts, every undo. `onChance` is shown each question of chance before it is answered. */
export function recorderOf(definition) {
  return (setUp, lines, onChance = () => {}) => {
    const rules = rulesFor(definition, setUp);
    if (!rules.ok) return { ok: false, fault: { faults: rules.fault } };
    const match = newMatch(rules.value);
    const start = { position: structuredClone(match.position), facts: match.setUpFacts };
    const entries = [];
    for (const [index, line] of lines.entries()) {
      if (typeof line !== 'string') {
        rewind(match, line.to);
        entries.push({ kind: 'undo', by: line.by, to: line.to });
        continue;
      }
      const question = ask(match.rules, match.position);
      if (question?.decider === 'chance') onChance(drawOf(match, line));
      const before = match.position.agenda;
      const answered = question && answerMatch(match, question.decider, match.log.length, line);
      if (!answered?.ok)
        return { ok: false, fault: { entry: index + 1, message: answered?.fault.message ?? 'The game is over already.' } };
      const { by, text, facts, barrier } = answered.value;
      entries.push({ kind: 'move', by, text, facts, barrier, agenda: agendaChange(before, match.position.agenda) });
    }
    const isOver = match.position.agenda.length === 0;
    const result = isOver ? { standings: definition.standings(rules.value.game, match.position.state) } : {};
    return { ok: true, value: { rulesVersion: 1, start, entries, ...result } };
  };
}

function drawOf({ rules, position, log }, text) {
  const { choices, weights = choices.map(() => 1) } = ask(rules, position);
  return { number: log.length, text, texts: choices.map((choice) => rules.definition.format(rules.game, choice)), weights };
}

function agendaChange(before, after) {
  let kept = 0;
  while (kept < after.length && before[kept] === after[kept]) kept++;
  return { kept, added: after.slice(kept) };
}
