import { ok } from '@durbar/engine';
import { MadeToken, NewToken, TokenBearer, TokenInfo } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { makeToken, revokeToken, tokenInfo } from '../../people/tokens.ts';
import { noteEvent } from '../events.ts';
import { forBrowsers, forOwners, forPrograms } from '../route.ts';

/** Tokens are created and revoked by their owner; with a token alone, a program can only ask what it is. */
export function addTokenRoutes(app: FastifyInstance, context: Context): void {
  const { storage } = context;

  forBrowsers(app, 'GET /me/tokens', { summary: 'Lists your tokens.', answer: Type.Array(TokenInfo) }, async ({ person }) =>
    ok((await storage.tokens.ofPerson(person.id)).map(tokenInfo)),
  );

  forOwners(
    app,
    context,
    'POST /me/tokens',
    {
      summary: 'Creates a token. One for a bot marks the account as a program, permanently.',
      body: NewToken,
      answer: MadeToken,
      faults: ['not-account', 'empty-text', 'too-many-tokens', 'rated-account'],
    },
    async ({ person, body, request }) => {
      const made = await makeToken(context, person, body);
      if (made.ok) await noteEvent(context, request, 'token-made', person.id);
      return made;
    },
  );

  forBrowsers(
    app,
    'DELETE /me/tokens/:id',
    { summary: 'Revokes a token.', faults: ['no-such-token'] },
    async ({ person, params, request }) => {
      const revoked = await revokeToken(context, person.id, params.id ?? '');
      if (revoked.ok) await noteEvent(context, request, 'token-revoked', person.id);
      return revoked;
    },
  );

  forPrograms(
    app,
    undefined,
    'GET /token',
    { summary: 'Shows whose token this is, and what it may do.', answer: TokenBearer },
    async ({ person, token }) => ok({ person: { id: person.id, name: person.name }, token: tokenInfo(token) }),
  );
}
