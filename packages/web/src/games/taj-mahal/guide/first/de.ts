import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  welcome: {
    title: 'Willkommen am Hof',
    text: 'Der Großmogul reist durch seine zwölf Provinzen: zwölf Besuche, dann ist das Spiel zu Ende. Wer dann die meisten Einflusspunkte hat, gewinnt.\nDu spielst gegen zwei Bots, Chameli und Kamal. Das dauert etwa zwölf Minuten; du kannst jederzeit gehen und später weitermachen.',
  },
  prizes: {
    title: 'Sechs Preise je Besuch',
    text: 'Sie liegen am Hof: vier Einflussmarken (Wesir, General, Mönch, Prinzessin), die Krone und das Provinz-Plättchen mit seinen Waren.\nEine Marke bringt einen Palast, die Krone den Kronen-Palast, das Plättchen Waren. Paläste und Waren bringen Punkte.',
  },
  hand: {
    title: 'Deine Kartenhand',
    text: 'Jede Karte zeigt Symbole, und jedes Symbol steht für einen Preis. Der Großmogul steht für die Krone, der Elefant für das Provinz-Plättchen. Wer von einem Symbol am meisten ausliegen hat, kann seinen Preis gewinnen.',
  },
  playFirst: {
    title: 'Spiel eine Karte aus',
    text: 'In deinem Zug spielst du eine Karte aus oder ziehst dich zurück. Spiel die gelbe Karte mit Prinzessin und Elefant.\nDeine erste Karte legt die Farbe fest: Bis zum Rückzug spielst du in diesem Besuch nur Gelb.',
    other:
      'Das wäre erlaubt. Aber in Gelb bist du stark: eine Prinzessin und drei Elefanten. Spiel die gelbe Karte mit der Prinzessin.',
  },
  contest: {
    title: 'Der Wettstreit',
    text: 'Hier werden die Symbole aller gezählt. Du führst bei der Prinzessin, Chameli beim Wesir, Kamal beim General. Alle drei haben einen Elefanten: Gleichstand, also führt niemand.',
  },
  addWhite: {
    title: 'Noch eins drauf',
    text: 'Zu einer Farbkarte darfst du eine weiße Karte oder eine Sonderkarte legen. Spiel den Doppelelefanten zusammen mit dem weißen Elefanten: Wähl die kleine weiße Karte, die darunter hängt.',
    other: 'Fast! Gemeint sind beide zugleich: der Doppelelefant mit dem weißen Elefanten, der kleinen Karte darunter.',
  },
  othersWithdraw: {
    title: 'Kamal zieht sich zurück',
    text: 'Mit dem Rückzug gewinnt man. In diesem Moment bekommst du jeden Preis, von dessen Symbol du mehr hast als alle, die noch im Wettstreit sind. Kamal nahm den General, baute einen Palast in Junagadh und nahm zwei neue Karten.',
  },
  withdraw: {
    title: 'Rechtzeitig aufhören',
    text: 'Du hast mehr Prinzessinnen und mehr Elefanten als Chameli. Gelb hast du nicht mehr, und weitere Karten brächten dir auch nichts: Jede gespielte Karte ist weg. Zieh dich zurück.',
    other:
      'Du könntest weiterkämpfen, aber wofür? Was du gewinnen kannst, hast du schon, und jede gespielte Karte ist verloren. Zieh dich zurück.',
  },
  build: {
    title: 'Dein erster Palast',
    text: 'Die Prinzessin bringt einen Palast in einer freien Stadt dieser Provinz. Surat ist eine Festung: Ihr Bonusplättchen ist 2 Punkte wert. Und von Surat führt eine Straße in die nächste Provinz, Mewar.',
    other: 'Dort darfst du bauen. Aber Surat hat das Bonusplättchen und die Straße nach Mewar: Wähl Surat.',
  },
  take: {
    title: 'Neue Karten',
    text: 'Nach dem Rückzug nimmst du zwei der offenen Karten. Nimm die violette mit Prinzessin und Großmogul und den weißen Elefanten: Sie passen zu deinen zwei violetten Karten.',
    other: 'Auch gute Karten. Aber mit der violetten hast du drei einer Farbe für den nächsten Besuch. Nimm Violett und Weiß.',
  },
  score: {
    title: 'Du führst',
    text: 'Vier Punkte: 2 für das Bonusplättchen, 1 für den Reis des Provinz-Plättchens, 1 für die Provinz, in der du gebaut hast. Chameli blieb am längsten: Sie gewann Wesir und Mönch, aber für sie war nur noch eine Karte da.',
  },
  secondVisit: {
    title: 'Besuch 2: Mewar',
    text: 'Sechs neue Preise. Chameli zog sich zurück, ohne eine Karte zu spielen; dafür zog sie eine zusätzliche. Kamal begann mit Violett.\nDu willst wieder die Prinzessin, denn zwei gleiche Marken bringen eine Sonderkarte, und die Krone.',
  },
  playMogul: {
    title: 'Prinzessin und Großmogul',
    text: 'Spiel die violette Karte, die beide zeigt. Neuer Besuch, neue Farbe: Jetzt ist Violett erlaubt.',
    other: 'Du brauchst die Prinzessin und den Großmogul. Eine violette Karte zeigt beide.',
  },
  tie: {
    title: 'Gleichstand bringt nichts',
    text: 'Du und Kamal habt je einen Großmogul. Solange jemand im Wettstreit gleich viele hat, gehört der Preis nicht dir. Ein Rückzug jetzt brächte dir nur die Prinzessin.',
  },
  breakTie: {
    title: 'Brich den Gleichstand',
    text: 'Spiel den zweiten violetten Großmogul: zwei gegen einen.',
    other:
      'Das bricht den Gleichstand nicht. Ein weiterer Großmogul schon: die violette Karte, die ihn mit einem Elefanten zeigt.',
  },
  alone: {
    title: 'Allein im Wettstreit',
    text: 'Kamal nahm General und Mönch und zog sich zurück. Nur du bist noch da, also gehören Prinzessin, Krone und Provinz-Plättchen dir. Zieh dich zurück.',
    other: 'Niemand ist mehr zu schlagen. Spar deine Karten und zieh dich zurück.',
  },
  connect: {
    title: 'Verbundene Paläste',
    text: 'Bau in Dungarpur: Die Straße verbindet es mit Surat. Du bekommst einen Punkt für diese Provinz und einen für jede andere, die deine Paläste mit ihr verbinden. Die Festung bringt noch Tee.',
    other: 'Von dort führt keine Straße zu deinem Palast in Surat. Dungarpur ist mit ihm verbunden und hat ein Bonusplättchen.',
  },
  crown: {
    title: 'Der Kronen-Palast',
    text: 'Der Kronen-Palast darf auch neben dem Palast eines anderen stehen. Setz ihn nach Udaipur zu Kamal: Von dort führt eine Straße nach Ajmer, wo der nächste Besuch stattfindet.',
    other: 'Erlaubt, aber denk an den nächsten Besuch: Von Udaipur führt eine Straße weiter nach Ajmer.',
  },
  goods: {
    title: 'Waren wachsen',
    text: 'Zehn Punkte! Eine Ware bringt einen Punkt und einen weiteren für jede gleiche, die du schon hast. Dein zweiter Tee brachte darum zwei Punkte. Sammle Waren am besten sortenweise.',
  },
  special: {
    title: 'Eine Sonderkarte',
    text: 'Aus deinen zwei Prinzessinnen-Marken ist die Sonderkarte „+2 Punkte“ geworden. Du legst sie wie eine weiße zu einer Farbkarte, und nach dem Rückzug kommt sie auf deine Hand zurück.',
  },
  rest: {
    title: 'Manchmal ruht man',
    text: 'Besuch 3: Ajmer. Deine Hand ist klein, und Kamal ist stark. Zieh dich zurück, ohne zu spielen: Du ziehst eine Karte vom Stapel und darfst als Erster zwei offene nehmen.',
    other:
      'Du könntest hier spielen, aber eine kleine Hand gewinnt gegen eine volle wenig. Ruh dich aus und komm stärker wieder.',
  },
  takeFirst: {
    title: 'Erste Wahl',
    text: 'Du hast einen violetten Doppelelefanten gezogen. Nimm die violette Karte und den weißen Elefanten: Vier violette Karten sind eine starke Farbe.',
    other: 'Sammle eine Farbe: Nimm die violette Karte und den weißen Elefanten.',
  },
  othersScore: {
    title: 'Auch die anderen bauen',
    text: 'Kamal hat in Jodhpur gebaut. Eine Straße verbindet es mit seinem Palast in Udaipur, also bekam er zwei Punkte. Dein Kronen-Palast daneben hielt ihn nicht auf: Straßen gehören allen.',
  },
  playSpecial: {
    title: 'Nutz deine Sonderkarte',
    text: 'Besuch 4: Du beginnst. Spiel den Doppelelefanten zusammen mit „+2 Punkte“: zwei Punkte sofort, und das in jedem Besuch.',
    other: 'Gemeint ist der Doppelelefant mit der Sonderkarte: die kleine Karte „+2“ darunter.',
  },
  ahead: {
    title: 'Was bringt dieser Besuch?',
    text: 'Du führst bei den Elefanten. Das Plättchen von Sindh zeigt Reis und Tee. Du hast einen Reis und zwei Tee: Es brächte dir 2 + 3 Punkte. Schau auf die kommenden Plättchen, bevor du entscheidest, wo du kämpfst.',
  },
  lastCount: {
    title: 'Die letzten Punkte',
    text: 'Nach dem zwölften Besuch zählen die Hände: ein Punkt für jede weiße und jede Sonderkarte und einer für jede Karte deiner längsten Farbe. Karten sind nie wertlos.',
  },
  finale: {
    title: 'Jetzt ist es dein Hof',
    text: 'Mehr ist es nicht: ausspielen oder zurückziehen, Symbole gewinnen, Paläste verbinden, Waren sammeln und rechtzeitig aufhören. Nach zwölf Besuchen gewinnt, wer die meisten Punkte hat. Der vierte Besuch läuft, und du bist dran.',
  },
};
