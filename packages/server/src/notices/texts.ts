import type { NoticeSettings } from '@durbar/protocol';
import type { WaitingTable } from './hook-texts.ts';

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

interface Texts {
  /** At least one table. */
  turns(tables: readonly WaitingTable[]): MailText;
  found(table: WaitingTable): MailText;
  webhookStopped(host: string): MailText;
  confirm(link: string): MailText;
  resetPassword(name: string, link: string): MailText;
}

/** A title and a link for each table. */
function listed(tables: readonly WaitingTable[]): string {
  return tables.map(({ title, url }) => `${title}\n${url}\n`).join('\n');
}

const TEXTS: Readonly<Record<NoticeSettings['language'], Texts>> = {
  en: {
    turns: (tables) => ({
      subject: tables.length === 1 ? `Your turn in ${tables[0]?.title}` : `${tables.length} games are waiting for you`,
      text: `It’s your turn in:\n\n${listed(tables)}`,
    }),
    found: ({ title, url }) => ({
      subject: `Your game of ${title} has been found`,
      text: `You were looking for a game of ${title}. It starts now:\n\n${url}\n`,
    }),
    webhookStopped: (host) => ({
      subject: 'Your webhook has been switched off',
      text: `Your webhook at ${host} has failed too often, so Durbar no longer calls it. Test it in your account to switch it on again.\n`,
    }),
    confirm: (link) => ({
      subject: 'Confirm your e-mail address',
      text: `Open this link to get Durbar notifications at this address:\n\n${link}\n\nIf you didn’t ask for this, ignore this e-mail.\n`,
    }),
    resetPassword: (name, link) => ({
      subject: 'Choose a new password',
      text: `Hello ${name},\n\nOpen this link within an hour to choose a new password for Durbar:\n\n${link}\n\nIf you didn’t ask for this, ignore this e-mail: your password stays as it is.\n`,
    }),
  },
  de: {
    turns: (tables) => ({
      subject: tables.length === 1 ? `${tables[0]?.title}: du bist am Zug` : `${tables.length} Partien warten auf dich`,
      text: `Du bist am Zug:\n\n${listed(tables)}`,
    }),
    found: ({ title, url }) => ({
      subject: `${title}: Deine Partie ist gefunden`,
      text: `Du hast eine Partie ${title} gesucht. Sie beginnt jetzt:\n\n${url}\n`,
    }),
    webhookStopped: (host) => ({
      subject: 'Dein Webhook ist abgeschaltet',
      text: `Dein Webhook bei ${host} hat zu oft nicht funktioniert. Durbar ruft ihn nicht mehr auf. Teste ihn in deinem Konto, um ihn wieder einzuschalten.\n`,
    }),
    confirm: (link) => ({
      subject: 'Bestätige deine E-Mail-Adresse',
      text: `Öffne diesen Link, um Benachrichtigungen von Durbar an diese Adresse zu bekommen:\n\n${link}\n\nWenn du das nicht angefordert hast, ignoriere diese E-Mail.\n`,
    }),
    resetPassword: (name, link) => ({
      subject: 'Wähle ein neues Passwort',
      text: `Hallo ${name},\n\nöffne innerhalb einer Stunde diesen Link, um ein neues Passwort für Durbar zu wählen:\n\n${link}\n\nWenn du das nicht angefordert hast, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.\n`,
    }),
  },
  fr: {
    turns: (tables) => ({
      subject: tables.length === 1 ? `${tables[0]?.title} : à vous de jouer` : `${tables.length} parties vous attendent`,
      text: `C’est à vous de jouer :\n\n${listed(tables)}`,
    }),
    found: ({ title, url }) => ({
      subject: `${title} : votre partie est trouvée`,
      text: `Vous cherchiez une partie de ${title}. Elle commence maintenant :\n\n${url}\n`,
    }),
    webhookStopped: (host) => ({
      subject: 'Votre webhook a été désactivé',
      text: `Votre webhook chez ${host} a échoué trop souvent. Durbar ne l’appelle plus. Testez-le dans votre compte pour le réactiver.\n`,
    }),
    confirm: (link) => ({
      subject: 'Confirmez votre adresse e-mail',
      text: `Ouvrez ce lien pour recevoir les notifications de Durbar à cette adresse :\n\n${link}\n\nSi vous n’avez rien demandé, ignorez cet e-mail.\n`,
    }),
    resetPassword: (name, link) => ({
      subject: 'Choisissez un nouveau mot de passe',
      text: `Bonjour ${name},\n\nOuvrez ce lien dans l’heure qui suit pour choisir un nouveau mot de passe sur Durbar :\n\n${link}\n\nSi vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe ne change pas.\n`,
    }),
  },
  nl: {
    turns: (tables) => ({
      subject: tables.length === 1 ? `${tables[0]?.title}: jij bent aan de beurt` : `${tables.length} partijen wachten op je`,
      text: `Jij bent aan de beurt:\n\n${listed(tables)}`,
    }),
    found: ({ title, url }) => ({
      subject: `${title}: je partij is gevonden`,
      text: `Je zocht een partij ${title}. Die begint nu:\n\n${url}\n`,
    }),
    webhookStopped: (host) => ({
      subject: 'Je webhook is uitgeschakeld',
      text: `Je webhook bij ${host} is te vaak mislukt. Durbar roept hem niet meer aan. Test hem in je account om hem weer in te schakelen.\n`,
    }),
    confirm: (link) => ({
      subject: 'Bevestig je e-mailadres',
      text: `Open deze link om meldingen van Durbar op dit adres te krijgen:\n\n${link}\n\nHeb je hier niet om gevraagd? Negeer dan deze e-mail.\n`,
    }),
    resetPassword: (name, link) => ({
      subject: 'Kies een nieuw wachtwoord',
      text: `Hallo ${name},\n\nOpen deze link binnen een uur om een nieuw wachtwoord voor Durbar te kiezen:\n\n${link}\n\nHeb je hier niet om gevraagd? Negeer dan deze e-mail; je wachtwoord blijft zoals het is.\n`,
    }),
  },
};

export function textsIn(language: NoticeSettings['language']): Texts {
  return TEXTS[language];
}
