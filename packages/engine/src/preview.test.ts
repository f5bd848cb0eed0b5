import { describe, expect, test } from 'vitest';
import { mustAnswer, newMatch } from './match.ts';
import { outcomes, preview } from './preview.ts';
import { defined } from './result.ts';
import { mustRules } from './rules.ts';
import { toyGame } from './testing/index.ts';
import { questionFor } from './view.ts';

const rules = mustRules(toyGame, { players: 2 });

function dealt() {
  const match = mustAnswer(mustAnswer(newMatch(rules), 'card 1'), 'card 3');
  const view = toyGame.viewFor(rules.game, match.position, 1);
  const question = defined(questionFor(rules, match.position, 1), 'question');
  const choiceOf = (text: string) => defined(question.choices.find((open) => open.text === text)?.choice, text);
  return { view, choiceOf };
}

describe('a preview', () => {
  test('shows the certain facts of a choice and the view after them', () => {
    const { view, choiceOf } = dealt();
    const { facts, view: after } = preview(rules, view, 1, choiceOf('swap'));
    expect(facts).toEqual([{ type: 'swapped', seat: 1 }]);
    expect(after).not.toEqual(view);
  });

  test('says what is asked next and whether the choice can be undone', () => {
    const { view, choiceOf } = dealt();
    const swap = preview(rules, view, 1, choiceOf('swap'));
    expect([swap.question?.decider, swap.isFinal]).toEqual(['chance', true]);
    const keep = preview(rules, view, 1, choiceOf('keep'));
    expect([keep.question?.decider, keep.isFinal]).toEqual([0, false]);
  });

  test('stops at the next question unless its frame is passed through', () => {
    const { view, choiceOf } = dealt();
    const types = (through: Parameters<typeof preview>[4]) =>
      preview(rules, view, 1, choiceOf('swap'), through).facts.map(({ type }) => type);
    expect(types({})).toEqual(['swapped']);
    expect(types({ deal: (choices) => choices[0] })).toEqual(['swapped', 'dealt']);
    expect(types({ deal: () => undefined })).toEqual(['swapped']);
  });

  test('answers for no one but the viewer', () => {
    const { view, choiceOf } = dealt();
    expect(preview(rules, view, 1, choiceOf('keep'), { swap: (choices) => choices[1] }).facts).toEqual([]);
  });

  test('lists every way a choice can end', () => {
    const { view, choiceOf } = dealt();
    const ends = (through: readonly string[]) =>
      outcomes(rules, view, 1, choiceOf('swap'), through).map(({ facts }) => facts.length);
    expect(ends([])).toEqual([1]);
    expect(ends(['deal'])).toEqual([2]);
  });
});
