import { ok } from '@durbar/engine';
import { Me, Name, NoticeSettings, object, Password, SeenByOthers, SessionInfo } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { changePassword, makeAccount, personCalled, rename, signIn, signOutEverywhere } from '../../people/accounts.ts';
import { deletePerson } from '../../people/farewell.ts';
import { createGuest } from '../../people/guests.ts';
import { endVacation, startVacation } from '../../people/holiday.ts';
import { meOf } from '../../people/me.ts';
import { nameKey } from '../../people/names.ts';
import { addressOf } from '../address.ts';
import { noteEvent } from '../events.ts';
import { forAnybody, forBrowsers, forOwners, isFresh } from '../route.ts';
import { changeSession, endSession, forgetCookies, placeOf, rememberDevice, startSession } from '../visitor.ts';

export function addPeopleRoutes(app: FastifyInstance, context: Context): void {
  addEntrance(app, context);
  addAccount(app, context);
  addSelf(app, context);
  addChoices(app, context);
}

async function me(context: Context, id: string) {
  const person = await context.storage.people.byId(id);
  return person ? ok(await meOf(context, person)) : refuse('no-such-person');
}

/** Signing in and out. */
function addEntrance(app: FastifyInstance, context: Context): void {
  const { limits } = context;

  forAnybody(
    app,
    'POST /guest',
    { summary: 'Makes you a guest, unless you are already signed in.', answer: Me, faults: ['no-such-person'] },
    async ({ visitor, request, reply }) => {
      if (visitor) return me(context, visitor.person.id);
      const address = addressOf(request.raw, context.settings.trustedProxies);
      if (!limits.newGuests.spend(address)) return refuse('too-fast', limits.newGuests.comeBack(address));
      const id = await createGuest(context);
      await startSession(context, id, request, reply);
      return me(context, id);
    },
  );

  const SignIn = object({ name: Name, password: Password });
  forAnybody(
    app,
    'POST /sign-in',
    {
      summary: 'Signs in with name and password.',
      body: SignIn,
      answer: Me,
      faults: ['wrong-password', 'locked-out', 'banned', 'no-such-person'],
    },
    async ({ visitor, body, request, reply }) => {
      const person = await signIn(context, body, placeOf(context, request));
      if (!person.ok) {
        if (person.fault.code === 'wrong-password')
          await noteEvent(context, request, 'sign-in-failed', (await personCalled(context, body.name))?.id);
        return person;
      }
      await noteEvent(context, request, 'signed-in', person.value.id);
      await changeSession(context, visitor, person.value.id, request, reply);
      await rememberDevice(context, person.value.id, request, reply);
      return me(context, person.value.id);
    },
  );

  forAnybody(app, 'POST /sign-out', { summary: 'Signs out.' }, async ({ visitor, reply }) => {
    if (visitor) await endSession(context, visitor, reply);
    return ok(undefined);
  });

  forBrowsers(app, 'POST /sign-out-everywhere', { summary: 'Signs out on every device.' }, async ({ person, request, reply }) => {
    await signOutEverywhere(context, person.id);
    await noteEvent(context, request, 'signed-out-everywhere', person.id);
    forgetCookies(reply);
    return ok(undefined);
  });
}

/** Name and password. */
function addAccount(app: FastifyInstance, context: Context): void {
  const NewAccount = object({ name: Name, password: Password });
  forBrowsers(
    app,
    'POST /account',
    {
      summary: 'Turns a guest into an account with a name and a password.',
      body: NewAccount,
      answer: Me,
      faults: ['already-account', 'weak-password', 'bad-name', 'name-reserved', 'name-taken', 'no-such-person'],
    },
    async ({ person, body, request, reply }) => {
      const made = await makeAccount(context, person, body);
      if (!made.ok) return made;
      await noteEvent(context, request, 'account-made', person.id);
      await signOutEverywhere(context, person.id);
      await startSession(context, person.id, request, reply);
      await rememberDevice(context, person.id, request, reply);
      return me(context, person.id);
    },
  );

  forBrowsers(
    app,
    'PUT /me/name',
    {
      summary: 'Changes your name.',
      body: object({ name: Name }),
      answer: Me,
      faults: ['bad-name', 'name-reserved', 'name-taken', 'no-such-person'],
    },
    async ({ person, body }) => {
      const renamed = await rename(context, person, body.name);
      return renamed.ok ? me(context, person.id) : renamed;
    },
  );

  const NewPassword = object({ current: Type.Optional(Password), password: Password });
  forBrowsers(
    app,
    'PUT /me/password',
    {
      summary: 'Changes your password.',
      body: NewPassword,
      faults: ['sign-in-again', 'not-account', 'wrong-password', 'weak-password'],
    },
    async ({ person, session, body, request, reply }) => {
      // The current password suffices; without one, the person must have just signed in with a passkey.
      if (person.password_hash === undefined && !isFresh({ person, session }, context.now())) return refuse('sign-in-again');
      const { signIn: attempts } = context.limits;
      const address = addressOf(request.raw, context.settings.trustedProxies);
      if (!attempts.spend(address)) return refuse('too-fast', attempts.comeBack(address));
      const changed = await changePassword(context, person, body);
      if (!changed.ok) return changed;
      await noteEvent(context, request, 'password-changed', person.id);
      await signOutEverywhere(context, person.id);
      await startSession(context, person.id, request, reply);
      await rememberDevice(context, person.id, request, reply);
      return ok(undefined);
    },
  );
}

/** What a person chooses for themselves. */
function addChoices(app: FastifyInstance, context: Context): void {
  const { storage } = context;

  forBrowsers(
    app,
    'PUT /me/notices',
    { summary: 'Sets when and how you are notified.', body: NoticeSettings, answer: Me, faults: ['no-such-person'] },
    async ({ person, body }) => {
      await storage.people.change(person.id, { notices: JSON.stringify(body) });
      return me(context, person.id);
    },
  );

  forBrowsers(
    app,
    'PUT /me/shown',
    { summary: 'Chooses what others see of you.', body: SeenByOthers, answer: Me, faults: ['no-such-person'] },
    async ({ person, body: { here, watching, ranked } }) => {
      const shown = { shows_here: Number(here), shows_watching: Number(watching), shows_rank: Number(ranked) };
      await storage.people.change(person.id, shown);
      return me(context, person.id);
    },
  );

  forBrowsers(
    app,
    'PUT /me/vacation',
    {
      summary: 'Starts or ends your vacation.',
      body: object({ on: Type.Boolean() }),
      answer: Me,
      faults: ['no-vacation-left', 'no-such-person'],
    },
    async ({ person, body }) => {
      const started = body.on ? await startVacation(context, person) : ok(await endVacation(context, person));
      return started.ok ? me(context, person.id) : started;
    },
  );
}

/** A person's own data. */
function addSelf(app: FastifyInstance, context: Context): void {
  const { storage } = context;

  forBrowsers(app, 'GET /me', { summary: 'Shows who you are.', answer: Me, faults: ['no-such-person'] }, ({ person }) =>
    me(context, person.id),
  );

  forBrowsers(
    app,
    'GET /me/sessions',
    { summary: 'Lists where you are signed in.', answer: Type.Array(SessionInfo) },
    async ({ person, session }) => {
      const sessions = await storage.sessions.ofPerson(person.id);
      return ok(
        sessions.map(({ token_hash, device, created_at, used_at }) => ({
          device,
          createdAt: created_at,
          usedAt: used_at,
          isThis: token_hash === session.token_hash,
        })),
      );
    },
  );

  forBrowsers(
    app,
    'GET /me/export',
    { summary: 'Returns everything the server stores about you.', answer: Type.Record(Type.String(), Type.Unknown()) },
    async ({ person, reply }) => {
      reply.header('content-disposition', 'attachment; filename="durbar-my-data.json"');
      return ok(await storage.privacy.export(person.id));
    },
  );

  // Requires the name again, so no one deletes everything with one wrong click.
  forOwners(
    app,
    context,
    'DELETE /me',
    { summary: 'Deletes your account.', body: object({ name: Name }), faults: ['bad-name'] },
    async ({ person, body, request, reply }) => {
      if (nameKey(body.name) !== person.name_key) return refuse('bad-name');
      await deletePerson(context, person);
      await noteEvent(context, request, 'account-deleted', person.id);
      forgetCookies(reply);
      return ok(undefined);
    },
  );
}
