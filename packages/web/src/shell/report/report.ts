import type { AnySavedGame, ProblemReport, ReportingClient } from '@durbar/engine';
import type { TableContext } from '../../table/context.svelte.ts';
import { heardComplaints } from './complaints.ts';

declare const DURBAR_VERSION: string | undefined;
declare const DURBAR_COMMIT: string | undefined;

/** What the reporter sees at a table, in their words; the game itself only if it is stored on this device. */
export function reportOn(
  { showing, parts, help }: TableContext,
  { text, client, saved }: { readonly text: string; readonly client: ReportingClient; readonly saved: AnySavedGame | undefined },
): ProblemReport | undefined {
  const { moment } = showing;
  if (!moment) return undefined;
  const { definition, setUp } = parts.rules;
  const { viewer, number, view, question } = moment;
  return {
    report: 1,
    text,
    client,
    errors: heardComplaints(),
    ...(help.said !== undefined && { refusal: help.said }),
    game: definition.id,
    rulesVersion: definition.rulesVersion,
    setUp,
    viewer,
    number,
    view,
    ...(question && {
      question: {
        frame: question.frame.kind,
        decider: question.decider,
        choices: question.choices.map((choice) => choice.text),
      },
    }),
    ...(saved && { saved }),
  };
}

/** The page as it is now. */
export function thisClient(settings: Pick<ReportingClient, 'language' | 'theme'>): ReportingClient {
  const commit = typeof DURBAR_COMMIT === 'string' ? DURBAR_COMMIT : undefined;
  return {
    version: typeof DURBAR_VERSION === 'string' ? DURBAR_VERSION : 'development',
    ...(commit !== undefined && { commit }),
    language: settings.language,
    theme: settings.theme,
    window: { width: innerWidth, height: innerHeight },
    agent: navigator.userAgent,
  };
}
