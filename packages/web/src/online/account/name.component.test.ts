import type { Me } from '@durbar/protocol';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';

/** The requests capture `fetch` when they are loaded. */
vi.hoisted(() => vi.stubGlobal('fetch', async () => Response.json({ code: 'signed-out', message: '' }, { status: 401 })));

import { messages } from '../../shell/messages/en.ts';
import { Account } from './account.svelte.ts';
import MyAccount from './MyAccount.svelte';

const ME: Me = {
  id: 'abcdefghijkl',
  name: 'Parrot of Ajmer',
  kind: 'guest',
  hasPassword: false,
  passkeys: [],
  notices: { push: false, mail: false, delay: 60, language: 'en' },
  vacation: { daysLeft: 28 },
  shown: { here: true, watching: true, ranked: true },
  createdAt: 1,
};

test('the field of the name follows the account and keeps what is typed while other things change', async () => {
  const account = new Account();
  const { rerender } = render(MyAccount, { account, me: ME });
  const field = () => screen.getByLabelText<HTMLInputElement>(messages.newTable.name);
  await rerender({ me: { ...ME, name: 'Leila' } });
  expect(field().value).toBe('Leila');
  await fireEvent.input(field(), { target: { value: 'Leila of S' } });
  await rerender({ me: { ...ME, name: 'Leila', vacation: { daysLeft: 27 } } });
  expect(field().value).toBe('Leila of S');
});
