import type { Texts } from '../../format.ts';
import type { MysteriousId } from './sections.ts';

export const texts: Texts<MysteriousId> = {
  mysterious: {
    title: 'Eaux mystérieuses',
    text: `Toutes les tuiles Fleuve sont face cachée. Le premier qui s’arrête sur une tuile la révèle et reçoit 1 d’argent.

**Mise en place :** toutes les tuiles sont mélangées. À partir de la première case après le départ, on en pose une face cachée sur chaque case ronde ; le reste quitte la partie sans être vu. La dernière case ovale n’en reçoit pas, garde son bonus imprimé, et l’atteindre ne rapporte pas cet argent.

- Quand votre bateau finit un trajet sur une tuile face cachée, révélez-la : vous recevez d’abord 1 d’argent, puis le bonus de la tuile.
- Vous décidez jusqu’où aller avant de voir la tuile. Ce qui est révélé ne peut être repris.
- Une tuile révélée reste visible. Les bateaux suivants l’utilisent comme d’habitude, sans l’argent.
- Les tuiles seulement passées ne sont pas révélées.
- Peu importe comment le bateau est arrivé : port, Portugais, bonus de piste, revenu, festival, temple ou « continuer ».

Ne se combine pas avec [Sources taries](#drying).`,
  },
  'mysterious-with-others': {
    title: 'Eaux mystérieuses avec d’autres modules',
    text: `La plupart des modules ne s’occupent pas des tuiles cachées. Ils se touchent ici :

- **Holi :** une tuile atteinte par un bonus est révélée pour 1 d’argent, qui peut lui-même déclencher un festival.
- **Kedarnath :** le déplacement de la ligne 1 révèle une tuile pour 1 d’argent.
- **Gange 3 :** d’abord le 1 d’argent, puis le bonus. Les tuiles qui comptent les couleurs ne comptent pas le dé payé.
- **Gange 1 :** avec « continuer », vous choisissez jusqu’où aller une fois la tuile révélée, et la suivante face cachée est révélée aussi, chacune pour 1 d’argent.
- **Navaratnas :** la tuile Revenu marron du fleuve compte les cases imprimées ; les déplacements des revenus révèlent comme tout trajet.
- **Dauphin du Gange :** voir [là](#dolphin).`,
  },
};
