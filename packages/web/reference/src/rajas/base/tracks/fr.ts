import type { Texts } from '../../../format.ts';
import type { TracksId } from './sections.ts';

export const texts: Texts<TracksId> = {
  'fame-track': {
    title: 'Piste de gloire',
    text: `{{fame-crown}} Chaque point de gloire avance votre marqueur de gloire d’une case, dans le sens horaire. La gloire ne se dépense jamais ; le marqueur ne recule donc pas.

En chemin, vous atteignez ces cases, chacune une fois :

- **5 :** une [amélioration](#late-upgrade) au choix
- **15 :** votre [ouvrier](#new-workers) qui attend
- **24 :** 2 karma, au plus jusqu’à 3
- **31 :** si vous voulez, un [déplacement sur le fleuve](#boat-move) : votre bateau va à la prochaine case libre et vous recevez son bonus

Une case agit quand votre marqueur s’y arrête ou la dépasse. Une case peut accueillir autant de marqueurs qu’on veut.`,
  },
  'money-track': {
    title: 'Piste d’argent',
    text: `{{coin}} Chaque unité d’argent gagnée avance votre marqueur d’argent d’une case, dans le sens antihoraire ; quand vous payez, il recule.

En chemin, vous atteignez ces cases, chacune une fois :

- **12 :** si vous voulez, un [déplacement sur le fleuve](#boat-move)
- **20 :** votre [ouvrier](#new-workers) qui attend
- **33 :** si vous voulez, 2 dés de couleurs au choix
- **44 :** si vous voulez, un déplacement sur le fleuve
- **55 :** si vous voulez, 2 dés de couleurs au choix

Votre [marqueur de bonus](#bonus-marker) montre quel bonus vient ensuite. Reculer ne déclenche rien. Une case peut accueillir autant de marqueurs qu’on veut.`,
  },
  'bonus-spaces': {
    title: 'Atteindre un bonus',
    text: `Un bonus agit aussitôt, quand votre propre marqueur s’arrête sur sa case ou la dépasse. Vous ne recevez chaque bonus de chaque piste qu’une fois dans la partie.

- Si vous renoncez à un bonus ou s’il est impossible à ce moment, il est tout de même épuisé.
- Un bonus n’appartient qu’à une piste. Le marqueur de la piste voisine ne reçoit rien.

**Exemple :** la case 31 de la gloire touche les cases 59 et 60 de l’argent. Quand votre marqueur d’argent y passe, votre bateau ne bouge pas.`,
  },
  'several-bonuses': {
    title: 'Plusieurs bonus en un mouvement',
    text: `Le marqueur fait d’abord tout le chemin, puis tout ce qu’il a atteint ou dépassé agit dans l’ordre croissant, l’un après l’autre, chacun en entier.

Sur la piste d’argent, le marqueur de bonus avance avant que le bonus soit effectué. L’argent de ce bonus peut donc déjà vous apporter le suivant. Si un gain vous fait dépasser deux bonus, vous recevez les deux.

**Exemple :** vous passez de 11 à 34 d’argent. D’abord vient le déplacement de la case 12, puis l’ouvrier de la case 20, puis les dés de la case 33.`,
  },
  'bonus-marker': {
    title: 'Marqueur de bonus',
    text: `Votre marqueur de bonus montre votre prochain bonus sur la piste d’argent. Quand votre marqueur d’argent l’atteint ou le dépasse, vous recevez le bonus et le marqueur avance :

1. Il commence sur 12, côté fleuve : un déplacement sur le fleuve.
2. Puis il est sur 33, côté dés : 2 dés.
3. Puis sur 44, côté fleuve : un déplacement sur le fleuve.
4. Puis sur 55, côté dés : 2 dés. Ensuite il quitte la partie.

Peu importe donc que vous payiez entre-temps et reculiez : ce que vous avez eu, vous ne le recevez pas de nouveau. Le marqueur avance même si vous renoncez au bonus ou s’il est perdu.

**Exemple :** vous atteignez 12, payez jusqu’à 10, puis atteignez de nouveau 12 : rien ne se passe. Votre prochain bonus est sur 33.`,
  },
  'track-end': {
    title: 'Le bout des pistes',
    text: `La gloire et l’argent continuent d’être comptés, même au-delà de la dernière case imprimée. On ne commence pas de nouveau tour de piste.

Cela ne peut arriver que dans les tout derniers tours, car les marqueurs se rejoignent bien avant. La piste de gloire a 60 cases, la piste d’argent 120.`,
  },
};
