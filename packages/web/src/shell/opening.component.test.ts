import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import { importedGame } from '../store/begin.ts';
import { messages } from './messages/en.ts';
import Opening from './Opening.svelte';
import ClosingPage from './testing/ClosingPage.svelte';

const shown = createRawSnippet<[object]>((found) => ({ render: () => `<p data-shown>${JSON.stringify(found())}</p>` }));

/** Resolves when the test says so. */
function later<T>() {
  return Promise.withResolvers<T>();
}

test('shows a loading state, then the content', async () => {
  const { promise, resolve } = later<{ name: string }>();
  const { container } = render(Opening, { coming: promise, text: 'On its way …', shown });
  expect(screen.getByRole('status').textContent).toContain('On its way …');
  resolve({ name: 'Akbar' });
  await vi.waitFor(() => expect(container.querySelector('[data-shown]')?.textContent).toBe('{"name":"Akbar"}'));
  expect(container.querySelector('.waiting')).toBeNull();
});

test('reports missing content', async () => {
  render(Opening, { coming: Promise.resolve(undefined), shown });
  expect(await screen.findByText(messages.fault.missing)).toBeDefined();
});

test('a game that cannot be opened says why and can be saved', async () => {
  const saved = { durbar: 1, game: 'rajas', rulesVersion: 1, players: 2, options: {}, log: [] } as never;
  render(Opening, { coming: Promise.resolve({ fault: 'Too old.', game: importedGame(saved, 1) }), shown });
  expect((await screen.findByRole('alert')).textContent).toBe('Too old.');
  expect(screen.getByText(messages.end.export)).toBeDefined();
});

test('failed loading can be retried', async () => {
  render(Opening, { coming: Promise.reject(new Error('no network')), shown });
  expect(await screen.findByText(messages.fault.unreachable)).toBeDefined();
  expect(screen.getByText(messages.fault.again)).toBeDefined();
});

test('closes what a page opened, even if it arrives late', async () => {
  const early = { close: vi.fn() };
  const late = { close: vi.fn() };
  const { promise, resolve } = later<typeof late>();
  const { unmount } = render(ClosingPage, { early, late: promise });
  expect(early.close).not.toHaveBeenCalled();
  unmount();
  expect(early.close).toHaveBeenCalledOnce();
  resolve(late);
  await vi.waitFor(() => expect(late.close).toHaveBeenCalledOnce());
});
