import type { Texts } from '../../format.ts';
import type { MixedId } from './sections.ts';

export const texts: Texts<MixedId> = {
  'mixed-rounds': {
    title: 'Parties mixtes : un handicap',
    text: `Débutants et joueurs confirmés jouent ensemble selon les règles de base ; les confirmés ont les plateaux plus difficiles. On convient avant la mise en place de qui est confirmé, dans n’importe quelle répartition ; ce peut même être personne ou tous.

- **Confirmés :** la face Navaratnas du plateau Province et le verso de Kali à 8 mains.
- **Débutants :** la face de base et le recto à 10 mains.
- Chacun peut avoir au plus cinq ouvriers.
- Les tuiles Revenu jaunes, rouges et marron restent dans la boîte ; les 8 blanches forment la pile face cachée.
- La tuile blanche de la Danseuse est piochée et utilisée aussitôt. On ne pose jamais de tuile Revenu sur un plateau, et personne n’en reçoit pour avoir moins d’ouvriers.
- Les joueurs confirmés reçoivent les petits revenus imprimés sur leur face quand ils les relient, ceux des espaces marron aussi.

Une partie mixte suit les règles de base et ne se combine donc pas avec la variante des Navaratnas.`,
  },
};
