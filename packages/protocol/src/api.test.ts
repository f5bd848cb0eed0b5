import { expect, test } from 'vitest';
import { createApi } from './api.ts';

interface Asked {
  readonly url: string;
  readonly init: RequestInit | undefined;
}

/** A server with one answer to every request. */
function answering(status: number, body: string, asked: Asked[] = []): typeof fetch {
  return async (url, init) => {
    asked.push({ url: String(url), init });
    return new Response(status === 204 ? null : body, { status });
  };
}

test('sends requests by name and returns values', async () => {
  const asked: Asked[] = [];
  const api = createApi('http://here', answering(200, '{"id":"abcdefghijkl"}', asked));
  expect(await api.join('abcdefghijkl', { seat: 2 })).toEqual({ ok: true, value: { id: 'abcdefghijkl' } });
  expect(asked[0]).toMatchObject({
    url: 'http://here/api/tables/abcdefghijkl/join',
    init: { method: 'POST', body: '{"seat":2}' },
  });
  await api.archive({ game: 'rajas', from: 5, name: 'a b' });
  expect(asked[1]?.url).toBe('http://here/api/archive?game=rajas&from=5&name=a+b');
});

test('returns faults as values, even if the server doesn’t respond', async () => {
  const fault = { code: 'not-host', message: 'Only the host can do this.' };
  expect(await createApi('', answering(403, JSON.stringify(fault))).start('x')).toEqual({ ok: false, fault });
  expect(await createApi('', answering(204, '')).signOut()).toEqual({ ok: true, value: undefined });
  const offline: typeof fetch = () => Promise.reject(new Error('no network'));
  expect(await createApi('', offline).me()).toMatchObject({ ok: false, fault: { code: 'offline' } });
  expect(await createApi('', answering(502, '<html>')).me()).toMatchObject({ ok: false, fault: { code: 'offline' } });
});
