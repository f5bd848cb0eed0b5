import type { Texts } from '../../format.ts';
import type { PinkElephantId } from './sections.ts';

export const texts: Texts<PinkElephantId> = {
  'pink-elephant': {
    title: 'L’éléphant rose',
    text: `Le propriétaire de l’éléphant rose peut une fois par manche se placer là où se trouve le premier joueur.

**Mise en place :** l’éléphant est sur la terrasse extérieure et n’appartient à personne.

- Placez un ouvrier sur la terrasse extérieure : vous recevez 2 d’argent et relancez comme d’habitude, et vous pouvez prendre aussitôt l’éléphant, à sa place ou à son propriétaire. Sans obligation.
- Vous le gardez au-delà de la fin de la manche, jusqu’à ce qu’un autre le prenne sur la terrasse extérieure.
- Il change de main au plus une fois par manche : qui l’a pris dans cette manche ne peut le perdre avant la suivante.
- À la fin de la partie, il ne vaut rien.

Voir [comment l’utiliser](#pink-elephant-use).`,
  },
  'pink-elephant-use': {
    title: 'Utiliser l’éléphant rose',
    text: `Une fois par manche, quand c’est à vous de placer un ouvrier, vous pouvez le placer avec l’éléphant sur un emplacement où se trouve un ouvrier du premier joueur actuel. Vous effectuez cette action.

- Vous payez le coût entier de cet emplacement : à la carrière et au port l’argent de celui-ci précisément, et tous les dés de l’action.
- L’ordre de la carrière et du port ne compte pas pour rejoindre. L’ouvrier ordinaire suivant prend toujours le premier emplacement libre.
- Toutes les autres limites valent : dés qui conviennent, ligne libre au temple, un ouvrier aux marchandises variées à trois ou quatre, action possible.
- Vous ne pouvez rejoindre que le premier joueur. Si vous êtes premier joueur, vous ne pouvez pas du tout utiliser l’éléphant.
- Chacun l’utilise au plus une fois par manche, et au plus deux joueurs l’utilisent dans une manche.
- À la fin de la manche, il revient à son propriétaire et peut servir de nouveau, avec le nouveau premier joueur.

**Exemple :** le premier joueur a un ouvrier chez la Danseuse. Vous avez l’éléphant et un dé montrant 2 : vous y placez ouvrier et éléphant, payez le 2 et recevez 2 dés et une tuile Revenu. L’ouvrier du premier joueur reste.`,
  },
  'pink-elephant-details': {
    title: 'L’éléphant rose : cas particuliers',
    text: `Ce qui peut arriver pendant que l’éléphant est sur le plateau :

- **On le prend alors qu’il est sur le plateau :** il s’en va ; votre ouvrier reste et son action demeure. Le nouveau propriétaire peut rejoindre le même emplacement ; trois ouvriers peuvent donc s’y trouver.
- **Grand Moghol :** si vous y rejoignez le premier joueur, tous deux reçoivent 2 points de gloire. Qui a utilisé l’emplacement en dernier commence la prochaine manche.
- **Votre ouvrier venu avec l’éléphant est repris** par une tuile Fleuve (ou un Jardin de Shalimar) : l’éléphant est couché près de votre plateau. Il est toujours à vous, mais ne sert plus dans cette manche.
- **L’ouvrier du premier joueur part :** le vôtre reste. Plus personne ne peut rejoindre cet emplacement.
- **Terrasse extérieure :** si le premier joueur l’a utilisée sans prendre l’éléphant, vous pouvez l’y rejoindre et recevez l’action habituelle ; l’éléphant reste à vous.`,
  },
  'pink-elephant-with-others': {
    title: 'L’éléphant rose avec d’autres modules',
    text: `La plupart des modules vont simplement à côté de l’éléphant. Ils se touchent ici :

- **Holi :** c’est le premier joueur qui départage au festival, non l’éléphant. Un ouvrier déplacé sur la terrasse extérieure pendant un festival peut le prendre.
- **Kedarnath :** vous pouvez rejoindre le premier joueur au temple si une ligne est libre alors. On regarde les lignes de nouveau, après le karma du premier joueur ; à quatre joueurs sur quatre niveaux, c’est impossible. Si vous déplacez ensuite cet ouvrier, l’éléphant se couche, l’ouvrier ne compte plus pour la tuile marron, et vous ne pouvez revenir tant que le premier joueur est là.
- **Routes :** vous pouvez rejoindre sur le plateau Routes et recevez l’argent de la résidence et un drapeau s’il en reste ; au verso, vous rendez un dé.
- **Gange 3 :** déplacer un ouvrier demande un emplacement libre ; l’éléphant n’y sert donc pas. Un ouvrier déplacé sur la terrasse extérieure peut prendre l’éléphant.
- **Navaratnas :** les tuiles Revenu pour moins d’ouvriers ne dépendent que des ouvriers actifs, jamais de l’éléphant.`,
  },
};
