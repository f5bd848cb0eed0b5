import type { NoticeSettings } from '@durbar/protocol';

interface MailText {
  readonly subject: string;
  readonly text: string;
}

interface Texts {
  turn(game: string, link: string): MailText;
  confirm(link: string): MailText;
  resetPassword(name: string, link: string): MailText;
}

const TEXTS: Readonly<Record<NoticeSettings['language'], Texts>> = {
  en: {
    turn: (game, link) => ({ subject: `Your turn in ${game}`, text: `It’s your turn in a game of ${game}.\n\n${link}\n` }),
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
    turn: (game, link) => ({ subject: `${game}: du bist am Zug`, text: `In einer Partie ${game} bist du am Zug.\n\n${link}\n` }),
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
    turn: (game, link) => ({
      subject: `${game} : à vous de jouer`,
      text: `C’est à vous de jouer dans une partie de ${game}.\n\n${link}\n`,
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
    turn: (game, link) => ({
      subject: `${game}: jij bent aan de beurt`,
      text: `In een partij ${game} ben jij aan de beurt.\n\n${link}\n`,
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
