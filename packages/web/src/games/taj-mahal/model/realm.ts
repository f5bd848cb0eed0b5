import { remembered } from '@durbar/engine';
import type { PlayerColour } from '../../../art/players.ts';
import type { Language } from '../../../i18n/language.ts';
import type { TajMessages } from '../messages/index.ts';
import { bonusFace, crownPalaceFace, palaceFace, roadPlace } from '../story/stage.ts';
import { type Game, NONE, type View } from '../types.ts';
import { bonusOf, bonusText, provinceName } from '../words/names.ts';
import { outlines, type Point } from './borders.ts';
import type { CityModel, Palace, ProvinceModel, RealmModel, RoadModel } from './model.ts';

/** The soft colours of the house map's provinces; others take turns. */
const TINTS: Readonly<Record<string, string>> = {
  kashmir: 'sky',
  gujarat: 'sky',
  awadh: 'sky',
  punjab: 'meadow',
  mewar: 'meadow',
  bundelkhand: 'meadow',
  sindh: 'wheat',
  delhi: 'wheat',
  ajmer: 'clay',
  malwa: 'clay',
  rohilkhand: 'clay',
  agra: 'iris',
};
const OTHER_TINTS = ['sky', 'meadow', 'wheat', 'clay', 'iris'];

export function tintOf(province: string, number: number): string {
  return `var(--tj-${TINTS[province] ?? OTHER_TINTS[number % OTHER_TINTS.length]})`;
}

export interface RealmSource {
  readonly game: Game;
  readonly view: View;
  /** The view after the hovered choice. */
  readonly shown: View;
  readonly words: TajMessages;
  readonly language: Language;
  colour(seat: number): PlayerColour;
  name(seat: number): string;
  isLit(thing: string): boolean;
}

export function realmOf(source: RealmSource): RealmModel {
  return {
    provinces: provincesOf(source),
    cities: source.game.edition.cities.map((_city, number) => cityOf(source, number)),
    roads: roadsOf(source),
  };
}

const outlinesOf = remembered(({ edition }: Game) => outlines(edition.provinces.map(({ region }) => region)));

function provincesOf({ game, view, language }: RealmSource): ProvinceModel[] {
  const { provinces, provinceTiles } = game.edition;
  return provinces.map((province, number) => {
    const tile = view.tileProvinces.indexOf(number);
    const state = tile === NONE || tile >= view.visit ? 'to come' : tile === view.visit - 1 ? 'current' : 'visited';
    return {
      number,
      name: provinceName(game, number, language),
      outline: outlinesOf(game)[number] ?? '',
      tint: tintOf(province.id, number),
      anchor: province.tileAnchor,
      state,
      tile: state === 'to come' ? provinceTiles[tile] : undefined,
    };
  });
}

function cityOf(source: RealmSource, number: number): CityModel {
  const { game, words } = source;
  const { name, x, y, fortress } = game.edition.cities[number] ?? { name: '', x: 0, y: 0, fortress: false };
  const palaces = palacesOf(source, number);
  const bonusTile = source.view.cities[number]?.bonusTile ?? NONE;
  const bonus = bonusOf(game, bonusTile);
  const what = [
    ...(fortress ? [words.fortress] : []),
    ...(bonus ? [bonusText(bonus, words)] : []),
    ...ownersOf(source.view, number).map((owner, index) =>
      index === 0 && source.view.cities[number]?.palace !== NONE
        ? words.palaceOf(source.name(owner))
        : words.crownPalaceOf(source.name(owner)),
    ),
  ];
  return {
    number,
    name,
    x,
    y,
    province: game.cities[number]?.province ?? NONE,
    isFortress: fortress,
    bonus,
    bonusFace: bonus && bonusFace(bonusTile),
    palaces,
    isLit: source.isLit(`city ${name}`),
    title: words.describe.city(name, what.length > 0 ? what : [words.describe.empty]),
  };
}

/** The normal palace first, then the one that has or had the crown. */
function palacesOf({ game, view, shown, colour }: RealmSource, city: number): Palace[] {
  const [before, after] = [view.cities[city], shown.cities[city]];
  if (!before || !after) return [];
  const isCrowned = game.cities[city]?.province === shown.currentProvince && !shown.court.crown;
  const normal = { owner: after.palace, crowned: false, ghost: before.palace === NONE, faceOf: palaceFace };
  const crown = { owner: after.crownPalace, crowned: isCrowned, ghost: before.crownPalace === NONE, faceOf: crownPalaceFace };
  return [normal, crown]
    .filter(({ owner }) => owner !== NONE)
    .map(({ owner, crowned, ghost, faceOf }) => ({
      colour: colour(owner),
      crowned,
      ghost,
      face: ghost ? undefined : faceOf(owner),
    }));
}

function roadsOf({ game, view, shown, colour }: RealmSource): RoadModel[] {
  return game.cities.flatMap(({ neighbours }, from) =>
    neighbours
      .filter((to) => to > from)
      .map((to) => {
        const owners = commonOwners(view, from, to);
        const ghost = commonOwners(shown, from, to).find((owner) => !owners.includes(owner));
        return {
          place: roadPlace(from, to),
          from: placeOf(game, from),
          to: placeOf(game, to),
          owners: owners.map(colour),
          palaces: owners.map((owner) => [standing(view, from, owner), standing(view, to, owner)] as const),
          ghost: ghost === undefined ? undefined : colour(ghost),
        };
      }),
  );
}

/** The palace that joins a player's roads in a city: a crown palace beside an own palace changes nothing. */
function standing({ cities }: View, city: number, owner: number): string {
  return `city:${city} ${cities[city]?.palace === owner ? palaceFace(owner) : crownPalaceFace(owner)}`;
}

function commonOwners(view: View, a: number, b: number): number[] {
  const there = ownersOf(view, b);
  return ownersOf(view, a).filter((owner) => there.includes(owner));
}

function ownersOf(view: View, city: number): number[] {
  const { palace, crownPalace } = view.cities[city] ?? { palace: NONE, crownPalace: NONE };
  return [...new Set([palace, crownPalace])].filter((owner) => owner !== NONE);
}

function placeOf({ edition }: Game, city: number): Point {
  const { x, y } = edition.cities[city] ?? { x: 0, y: 0 };
  return [x, y];
}
