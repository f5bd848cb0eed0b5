import { ok } from '@durbar/engine';
import { Id, Me, object, PasskeyChallenge } from '@durbar/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { signOutEverywhere } from '../../people/accounts.ts';
import { meOf } from '../../people/me.ts';
import {
  register,
  registrationOptions,
  removePasskey,
  type Site,
  signInOptions,
  signInWithPasskey,
} from '../../people/passkeys.ts';
import { cleanText } from '../../talk/clean.ts';
import { addressOf } from '../address.ts';
import { noteEvent } from '../events.ts';
import { forAnybody, forOwners } from '../route.ts';
import { changeSession, startSession } from '../visitor.ts';

const Text = Type.String({ maxLength: 8192 });

/** The response of a browser's authenticator; the library checks its content. */
const Credential = Type.Object({
  id: Text,
  rawId: Text,
  type: Type.Literal('public-key'),
  response: Type.Record(Type.String({ maxLength: 64 }), Type.Unknown()),
  clientExtensionResults: Type.Record(Type.String({ maxLength: 64 }), Type.Unknown()),
});

export function addPasskeyRoutes(app: FastifyInstance, context: Context): void {
  const site = (request: FastifyRequest): Site => siteOf(context, request);

  forOwners(
    app,
    context,
    'POST /passkeys/options',
    { summary: 'Starts adding a passkey.', answer: PasskeyChallenge },
    async ({ person, request }) => ok(await registrationOptions(context, person, site(request))),
  );

  const NewPasskey = object({ challenge: Id, label: Type.String({ maxLength: 64 }), response: Credential });
  forOwners(
    app,
    context,
    'POST /passkeys',
    { summary: 'Adds a passkey.', body: NewPasskey, answer: Me, faults: ['bad-passkey', 'no-such-person'] },
    async ({ person, body, request, reply }) => {
      const response = body.response as unknown as RegistrationResponseJSON;
      const answer = { challenge: body.challenge, label: cleanText(body.label), response };
      const registered = await register(context, person, site(request), answer);
      if (!registered.ok) return registered;
      await noteEvent(context, request, 'passkey-added', person.id);
      if (person.kind === 'guest') {
        await signOutEverywhere(context, person.id);
        await startSession(context, person.id, request, reply);
      }
      const after = await context.storage.people.byId(person.id);
      return after ? ok(await meOf(context, after)) : refuse('no-such-person');
    },
  );

  forOwners(
    app,
    context,
    'DELETE /passkeys/:id',
    { summary: 'Removes a passkey.', faults: ['bad-passkey', 'last-credential'] },
    async ({ person, params, request }) => {
      const removed = await removePasskey(context, person, params.id ?? '');
      if (removed.ok) await noteEvent(context, request, 'passkey-removed', person.id);
      return removed;
    },
  );

  forAnybody(
    app,
    'POST /passkeys/sign-in/options',
    { summary: 'Starts signing in with a passkey.', answer: PasskeyChallenge },
    async ({ request }) => {
      const { signIn } = context.limits;
      const address = addressOf(request.raw, context.settings.trustedProxies);
      if (!signIn.spend(address)) return refuse('too-fast', signIn.comeBack(address));
      return ok(await signInOptions(context, site(request)));
    },
  );

  const SignIn = object({ challenge: Id, response: Credential });
  forAnybody(
    app,
    'POST /passkeys/sign-in',
    { summary: 'Signs in with a passkey.', body: SignIn, answer: Me, faults: ['bad-passkey', 'banned'] },
    async ({ visitor, body, request, reply }) => {
      const response = body.response as unknown as AuthenticationResponseJSON;
      const person = await signInWithPasskey(context, site(request), { challenge: body.challenge, response });
      await noteEvent(context, request, person.ok ? 'signed-in' : 'sign-in-failed', person.ok ? person.value.id : undefined);
      if (!person.ok) return person;
      await changeSession(context, visitor, person.value.id, request, reply);
      return ok(await meOf(context, person.value));
    },
  );
}

/** Without PUBLIC_URL, the site is the request's host. */
function siteOf({ settings }: Context, { protocol, headers }: FastifyRequest): Site {
  const url = settings.publicUrl ?? new URL(`${protocol}://${headers.host ?? 'localhost'}`);
  return { origin: url.origin, hostname: url.hostname };
}
