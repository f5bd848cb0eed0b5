import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Ganga 3: geheimzinnige wateren',
    text: 'De riviertegels liggen gedekt. Wie zijn reis op een ervan eindigt, draait hem om, krijgt daarvoor 1 geld en dan het voordeel. Wat open ligt, blijft voor iedereen open.',
  },
  harbour: {
    title: 'Naar de haven',
    text: 'Zet een werker in de haven en betaal de blauwe 3.',
    other: 'De rivier wacht: kies de haven.',
  },
  sail: {
    title: 'In het onbekende',
    text: 'Je beslist voordat je de tegel ziet. Vaar twee velden.',
    other: 'Niemand weet wat daar ligt. Vaar er voor deze les twee.',
  },
  found: {
    title: 'Een goede vangst',
    text: 'Eén geld voor het omdraaien, dan een blauwe, een groene en een oranje dobbelsteen. Latere boten mogen hem ook gebruiken, maar zonder het geld.',
  },
  finale: {
    title: 'Jij bent aan de beurt',
    text: 'Meer nieuws is er niet. Speel verder en probeer het in een heel spel.',
  },
};
