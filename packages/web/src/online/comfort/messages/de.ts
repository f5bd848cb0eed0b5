import { counter } from '../../../i18n/numbers.ts';
import type { ComfortMessages } from './index.ts';

const count = counter('de');

export const messages: ComfortMessages = {
  next: {
    waiting: (n) => count(n, { one: '# andere Partie wartet auf dich.', other: '# andere Partien warten auf dich.' }),
  },
  webhooks: {
    title: 'Webhooks',
    line: 'Durbar schreibt in einen Kanal oder an dein Programm, wenn du am Zug bist. Mehrere wartende Partien ergeben eine Nachricht.',
    tableTitle: 'Züge in einem Kanal ankündigen',
    tableLine: 'Durbar schreibt in den Kanal eurer Gruppe, wer am Zug ist. Verdecktes wird nie gezeigt.',
    format: 'Format',
    formats: { discord: 'Discord', json: 'JSON' },
    address: 'Adresse',
    addressHint: {
      discord: 'In Discord: Kanaleinstellungen, Integrationen, Webhooks, URL kopieren.',
      json: 'Eine https-Adresse, die eine POST-Anfrage mit JSON annimmt.',
    },
    add: 'Webhook hinzufügen',
    secret: 'Schlüssel für die Signatur',
    made: 'Kopiere diesen Schlüssel jetzt. Du siehst ihn nicht noch einmal. Er beweist, dass eine Nachricht von Durbar kommt.',
    added: 'Hinzugefügt. Teste ihn, um sicherzugehen.',
    test: 'Testen',
    remove: (host) => `Webhook bei ${host} entfernen`,
    tested: 'Die Testnachricht ist angekommen.',
    failures: {
      forbidden: 'Diese Adresse ist nicht im öffentlichen Internet und wird nie aufgerufen.',
      unreachable: 'Keine Antwort von dieser Adresse.',
      slow: 'Die Antwort kam zu spät.',
      redirected: 'Die Adresse verweist auf eine andere. Gib diese ein.',
      rejected: 'Der Empfänger hat die Nachricht abgelehnt.',
      gone: 'Der Empfänger kennt diese Adresse nicht mehr.',
    },
    status: (status) => `(Status ${status})`,
    stopped: 'Nach zu vielen Fehlern abgeschaltet. Kommt ein Test an, ist er wieder an.',
    again: (when) => `Nächster Versuch: ${when}.`,
    lastFailed: 'Die letzte Nachricht kam nicht an.',
    works: (when) => `letzte Nachricht ${when}`,
    unused: 'noch keine Nachricht',
    forTable: 'für einen Tisch',
  },
  feeds: {
    title: 'Feed und Kalender',
    line: 'Private Adressen für deinen Feedreader und deinen Kalender: Partien, die auf dich warten, und ihre Fristen. Wer eine Adresse kennt, kann sie lesen.',
    make: 'Adressen erstellen',
    renew: 'Neue Adressen',
    revoke: 'Widerrufen',
    turns: 'Feed: du bist am Zug',
    deadlines: 'Kalender: Fristen',
    made: 'Kopiere diese Adressen jetzt. Du siehst sie nicht noch einmal.',
    since: (when) => `Erstellt am ${when}.`,
    revoked: 'Widerrufen. Die Adressen gelten nicht mehr.',
  },
  notes: {
    title: 'Meine Notizen',
    label: 'Notizen zu dieser Partie, nur für dich',
    saving: 'Speichert …',
    saved: 'Gespeichert. Nur du siehst das.',
    hint: 'Nur du siehst das.',
    unsaved: 'Noch nicht gespeichert. Neuer Versuch …',
  },
  plan: {
    title: 'Wenn ich dran bin',
    forced: 'Zwangsschritte',
    forcedLine: 'Habe ich nur eine erlaubte Antwort, gib sie für mich.',
    next: 'Nächster Zug',
    nothing: 'Ich entscheide dann',
    answers: {
      withdraw: { title: 'Rückzug', line: '' },
      'pass-last-turn': {
        title: 'Im letzten Zug passen',
        line: 'Haben sich Marker getroffen, im letzten Zug keinen Arbeiter einsetzen.',
      },
      'keep-dice': { title: 'Nie neu würfeln', line: 'Könnte ich Würfel neu werfen, alle behalten.' },
      'keep-administrators': { title: 'Verwalter behalten', line: 'Meine Züge beenden, ohne einen Verwalter einzusetzen.' },
      'pay-no-more': { title: 'Nie überzahlen', line: 'Ist genug bezahlt, keine Würfel dazulegen.' },
    },
    nextLine: 'Nur wenn es dann möglich ist.',
    saved: 'Gespeichert. Deinen Plan sieht sonst niemand.',
    done: (n) =>
      count(n, { one: 'Nach deinem Plan: # Antwort wurde gegeben.', other: 'Nach deinem Plan: # Antworten wurden gegeben.' }),
    dropped: 'Dein Plan war nicht möglich, darum bist du am Zug.',
  },
};
