import { defined, parseReport } from '@durbar/engine';
import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import { openToyTable } from '../../table/testing/open-table.ts';
import { DEALT, MatchSource, TOY_RULES } from '../../table/testing/toy-source.ts';
import { hearComplaints } from './complaints.ts';
import ReportDialog from './ReportDialog.svelte';
import { reportOn, thisClient } from './report.ts';

const client = thisClient({ language: 'en', theme: 'light' });

function seenBy(viewer: 0 | 1 | 'spectator') {
  const context = openToyTable(new MatchSource(TOY_RULES, viewer, ...DEALT));
  return { context, report: reportOn(context, { text: 'odd', client, saved: undefined }) };
}

describe('a report', () => {
  test('contains the view, the question and its choices, and can be read back', () => {
    const { report } = seenBy(1);
    expect(parseReport(JSON.parse(JSON.stringify(report)))).toMatchObject({ ok: true });
    expect(report).toMatchObject({
      game: 'toy',
      viewer: 1,
      number: 2,
      question: { frame: 'swap', decider: 1, choices: ['keep', 'swap'] },
    });
  });

  test('contains nothing its reporter cannot see', () => {
    const { report } = seenBy(0);
    expect(report?.saved).toBeUndefined();
    expect(report?.view).toMatchObject({ viewer: 0, own: 3, shown: [] });
    expect(report?.question?.choices).toEqual([]);
  });

  test('contains the last refusal with its rule', () => {
    const { context } = seenBy(0);
    context.help.explain('deck');
    expect(reportOn(context, { text: '', client, saved: undefined })?.refusal).toBe('deck: Not possible: face-down (TOY-GEN-01)');
  });

  test('contains the page’s last errors', () => {
    const page = new EventTarget();
    hearComplaints(page as never);
    for (let number = 0; number < 12; number++)
      page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: `broken ${number}` }));
    const errors = seenBy(0).report?.errors ?? [];
    expect(errors).toHaveLength(10);
    expect(errors.at(-1)).toBe('broken 11');
  });
});

test('the dialog saves the description with what the player saw', async () => {
  const { context } = seenBy(1);
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:report';
  });
  const onclose = vi.fn();
  const { container } = render(ReportDialog, { props: { context, onclose } });
  const text = defined(container.querySelector('textarea') ?? undefined, 'field');
  await fireEvent.input(text, { target: { value: 'My card is gone' } });
  await fireEvent.submit(defined(container.querySelector('form') ?? undefined, 'form'));
  await expect.poll(() => onclose.mock.calls.length).toBe(1);
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ text: 'My card is gone', viewer: 1 });
});
