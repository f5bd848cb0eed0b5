import { counter } from '../../../i18n/numbers.ts';
import type { ComfortMessages } from './index.ts';

const count = counter('fr');

export const messages: ComfortMessages = {
  next: {
    waiting: (n) => count(n, { one: '# autre partie vous attend.', other: '# autres parties vous attendent.' }),
  },
  webhooks: {
    title: 'Webhooks',
    line: 'Durbar écrit dans un salon ou à votre programme quand c’est à vous de jouer. Plusieurs parties en attente font un seul message.',
    tableTitle: 'Annoncer les tours dans un salon',
    tableLine: 'Durbar écrit dans le salon de votre groupe à qui est le tour. Rien de caché n’est montré.',
    format: 'Format',
    formats: { discord: 'Discord', json: 'JSON' },
    address: 'Adresse',
    addressHint: {
      discord: 'Dans Discord, paramètres du salon, Intégrations, Webhooks, Copier l’URL.',
      json: 'Une adresse https qui accepte une requête POST avec du JSON.',
    },
    add: 'Ajouter le webhook',
    secret: 'Clé de signature',
    made: 'Copiez cette clé maintenant. Vous ne la reverrez pas. Elle prouve qu’un message vient de Durbar.',
    added: 'Ajouté. Envoyez un test pour en être sûr.',
    test: 'Tester',
    remove: (host) => `Supprimer le webhook chez ${host}`,
    tested: 'Le message de test est arrivé.',
    failures: {
      forbidden: 'Cette adresse n’est pas sur l’Internet public et n’est jamais appelée.',
      unreachable: 'Cette adresse ne répond pas.',
      slow: 'La réponse a mis trop de temps.',
      redirected: 'L’adresse renvoie à une autre. Saisissez celle-ci.',
      rejected: 'Le destinataire a refusé le message.',
      gone: 'Le destinataire ne connaît plus cette adresse.',
    },
    status: (status) => `(statut ${status})`,
    stopped: 'Désactivé après trop d’échecs. Un test réussi le réactive.',
    again: (when) => `Nouvel essai : ${when}.`,
    lastFailed: 'Le dernier message n’est pas arrivé.',
    works: (when) => `dernier message ${when}`,
    unused: 'aucun message pour l’instant',
    forTable: 'pour une table',
  },
  feeds: {
    title: 'Flux et calendrier',
    line: 'Des adresses privées pour votre lecteur de flux et votre calendrier, avec les parties qui vous attendent et leurs délais. Quiconque connaît une adresse peut la lire.',
    make: 'Créer les adresses',
    renew: 'Nouvelles adresses',
    revoke: 'Révoquer',
    turns: 'Flux des tours',
    deadlines: 'Calendrier des délais',
    made: 'Copiez ces adresses maintenant. Vous ne les reverrez pas.',
    since: (when) => `Créées le ${when}.`,
    revoked: 'Révoquées. Ces adresses ne fonctionnent plus.',
  },
  notes: {
    title: 'Mes notes',
    label: 'Notes sur cette partie, pour vous seul',
    saving: 'Enregistrement…',
    saved: 'Enregistré. Vous seul voyez ces notes.',
    hint: 'Vous seul voyez ces notes.',
    unsaved: 'Pas encore enregistré. Nouvel essai…',
  },
  plan: {
    title: 'Quand viendra mon tour',
    forced: 'Étapes forcées',
    forcedLine: 'Si je n’ai qu’une réponse possible, donnez-la pour moi.',
    next: 'Prochain tour',
    nothing: 'Je déciderai',
    answers: {
      withdraw: { title: 'Se retirer', line: '' },
      'pass-last-turn': {
        title: 'Passer mon dernier tour',
        line: 'Quand des marqueurs se sont rencontrés, ne placer aucun ouvrier au dernier tour.',
      },
      'keep-dice': { title: 'Ne jamais relancer', line: 'Si je peux relancer des dés, les garder tous.' },
      'keep-administrators': { title: 'Garder les administrateurs', line: 'Finir mes tours sans utiliser d’administrateur.' },
      'pay-no-more': { title: 'Ne jamais surpayer', line: 'Quand c’est assez payé, ne plus ajouter de dés.' },
    },
    nextLine: 'Seulement si c’est possible à ce moment-là.',
    saved: 'Enregistré. Personne d’autre ne voit votre plan.',
    done: (n) =>
      count(n, { one: 'Selon votre plan, # réponse a été donnée.', other: 'Selon votre plan, # réponses ont été données.' }),
    dropped: 'Ce que vous aviez prévu n’était pas possible, c’est donc à vous.',
  },
};
