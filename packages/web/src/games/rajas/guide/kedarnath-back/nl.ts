import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Kedarnath: de achterkant',
    text: 'De tempel blijft gratis, en alleen rijen waar niemands karma staat zijn open. Maar de zegeningen zijn anders: niveau 3 geeft een karma en een opbrengstfiche, niveau 2 verkoopt twee markten, niveau 1 laat je boot varen, niveau 0 geeft roem voor je karma.',
  },
  temple: {
    title: 'Bezoek de tempel',
    text: 'Zet een werker in de tempel.',
    other: 'Probeer eerst de tempel.',
  },
  row: {
    title: 'De bovenste rij',
    text: 'Jij en Chameli staan op karma 1, dus de boot is dicht. Neem de zegening van karma 3: één karma en een wit opbrengstfiche, dat meteen wordt getrokken en uitbetaald.',
    other: 'Die rij is ook vrij. Neem voor deze les de zegening van karma 3.',
  },
  die: {
    title: 'Een dobbelsteen van het fiche',
    text: 'Het witte fiche geeft een dobbelsteen naar keuze: neem een groene. Je karma staat nu op 2; die rij is nu dicht, en niveau 1 komt vrij zodra ook Chameli er weg is.',
    other: 'Elke kleur is goed; kies er een.',
  },
  finale: {
    title: 'Jij bent aan de beurt',
    text: 'Meer nieuws is er niet. Speel verder en probeer het in een heel spel.',
  },
};
