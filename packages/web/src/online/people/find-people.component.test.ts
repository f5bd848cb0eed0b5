import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';

/** The requests capture `fetch` when they are loaded. */
const { asked, answers } = vi.hoisted(() => {
  const asked: string[] = [];
  const answers = new Map<string, () => Response | Promise<Response>>();
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    return (answers.get(`${method} ${url}`) ?? (() => Response.json([])))();
  });
  return { asked, answers };
});

import FindPeople from './FindPeople.svelte';
import { reloadFriends } from './friends.svelte.ts';
import { messages } from './messages/en.ts';

const LEILA = { id: 'abcdefghijkl', name: 'Leila' };
const NOOR = { id: 'bcdefghijklm', name: 'Noor el Leil' };
const searches = () => asked.filter((one) => one.includes('/people?'));

afterEach(() => {
  asked.length = 0;
  answers.clear();
});

async function type(text: string): Promise<void> {
  await fireEvent.input(screen.getByLabelText(messages.friends.find), { target: { value: text } });
}

test('friends who are found can be invited, others asked; each pause in typing is one search', async () => {
  const presence = { person: LEILA.id, phone: false };
  answers.set('GET /api/me/friends', () => Response.json([{ person: LEILA, state: 'friend', presence }]));
  answers.set('GET /api/people?name=lei', () => Response.json([LEILA, NOOR]));
  await reloadFriends();
  render(FindPeople, { text: '', table: 'cdefghijklmn' });
  for (const text of ['l', 'le', 'lei']) await type(text);
  await screen.findByText(NOOR.name);
  expect(searches()).toEqual(['GET /api/people?name=lei']);
  const button = (row: string, name: string) =>
    document.querySelector(row)?.querySelector('button')?.textContent?.trim() === name;
  expect(button(`[data-friend="${LEILA.id}"]`, messages.friends.invite)).toBe(true);
  expect(button(`[data-stranger="${NOOR.id}"]`, messages.friends.add)).toBe(true);
});

test('an answer that is late doesn’t replace the newer one, and says when no one is found', async () => {
  let answerLate = (): void => {};
  answers.set('GET /api/people?name=noo', () => new Promise((resolve) => (answerLate = () => resolve(Response.json([NOOR])))));
  render(FindPeople, { text: '' });
  await type('noo');
  await vi.waitFor(() => expect(searches()).toHaveLength(1));
  await type('noor x');
  await screen.findByText(messages.friends.nobody('noor x'));
  answerLate();
  await vi.waitFor(() => expect(searches()).toHaveLength(2));
  expect(screen.queryByText(NOOR.name)).toBeNull();
});

test('people who are there already aren’t found, and a refused search says why at the field', async () => {
  answers.set('GET /api/people?name=noor', () => Response.json([NOOR]));
  answers.set('GET /api/people?name=leila', () => Response.json({ code: 'too-fast', message: '', seconds: 3 }, { status: 429 }));
  render(FindPeople, { text: '', without: [NOOR.id] });
  await type('noor');
  await screen.findByText(messages.friends.nobody('noor'));
  await type('leila');
  expect((await screen.findByRole('alert')).textContent).toContain('3');
});
