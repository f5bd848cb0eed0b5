import { ok } from '@durbar/engine';
import { Me, Name, object, Password } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { meOf } from '../../people/me.ts';
import { resetPassword, sendPasswordLink } from '../../people/password-reset.ts';
import { addressOf } from '../address.ts';
import { noteEvent } from '../events.ts';
import { forAnybody } from '../route.ts';
import { changeSession, rememberDevice } from '../visitor.ts';

/** For those who forgot theirs. */
export function addPasswordRoutes(app: FastifyInstance, context: Context): void {
  const { limits, settings } = context;

  forAnybody(
    app,
    'POST /password/link',
    {
      summary: 'Sends a link for a new password to the confirmed address of an account.',
      body: object({ name: Name }),
      faults: ['no-mail'],
    },
    async ({ body, request }) => {
      const address = addressOf(request.raw, settings.trustedProxies);
      if (!limits.signIn.spend(address)) return refuse('too-fast', limits.signIn.comeBack(address));
      return sendPasswordLink(context, body.name);
    },
  );

  const NewPassword = object({ token: Type.String({ minLength: 20, maxLength: 100 }), password: Password });
  forAnybody(
    app,
    'POST /password',
    {
      summary: 'Sets a new password by such a link, and signs in.',
      body: NewPassword,
      answer: Me,
      faults: ['bad-token', 'weak-password', 'banned'],
    },
    async ({ visitor, body, request, reply }) => {
      const person = await resetPassword(context, body);
      if (!person.ok) return person;
      await noteEvent(context, request, 'password-reset', person.value.id);
      await changeSession(context, visitor, person.value.id, request, reply);
      await rememberDevice(context, person.value.id, request, reply);
      return ok(await meOf(context, person.value));
    },
  );
}
