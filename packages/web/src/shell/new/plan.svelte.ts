import { type AnyGame, defined, type Options, rulesFor, type SetUp, type SetUpFault } from '@durbar/engine';
import { noteOf } from '@durbar/engine/edition';
import { PLAYER_COLOURS, type PlayerColour } from '../../art/players.ts';
import { colourOf, newTableSeed, type SeatPlan, type TablePlan } from '../../store/begin.ts';
import type { StoredGame } from '../../store/games.ts';
import type { AnyLobby } from '../../table/lobby.ts';
import { botSeat, myName } from '../home/quick.ts';
import type { ShellMessages } from '../messages/index.ts';

/** The longest name of an edition that a server accepts. */
const LONGEST_NAME = 64;

/** A table being set up. */
export class TableDraft {
  readonly game: AnyGame;
  readonly #lobby: AnyLobby;
  readonly seed = newTableSeed();
  /** Whether the table is on this device or on the server. */
  place = $state<'here' | 'online'>('here');
  name = $state('');
  seats = $state.raw<readonly SeatPlan[]>([]);
  options = $state.raw<Options>({});
  edition = $state('');
  editionData = $state.raw<unknown>();

  constructor(game: AnyGame, lobby: AnyLobby, words: ShellMessages) {
    this.game = game;
    this.#lobby = lobby;
    this.edition = defined(game.editions[0], 'edition').id;
    this.options = defaultsOf(game);
    const me: SeatPlan = { name: myName(words), colour: colourOf(0), driver: { kind: 'person' } };
    this.seats = [me, ...Array.from({ length: lobby.usualPlayers - 1 }, (_, index) => botSeat(index + 1))];
  }

  /** Copies another game's set-up. */
  follow({ name, players, drivers, saved }: StoredGame): void {
    this.name = name;
    this.seats = players.map((player, seat) => ({ ...player, driver: defined(drivers[seat], 'driver') }));
    const { colours: _, ...options } = saved.options;
    this.options = { ...defaultsOf(this.game), ...options };
    this.edition = saved.edition;
    this.editionData = saved.editionData;
  }

  /** Plays with the player's own edition, under its own name. */
  playWith(data: unknown): void {
    this.editionData = data;
    this.edition = noteOf(data)?.title.slice(0, LONGEST_NAME) || this.edition;
  }

  playBuiltIn(id: string): void {
    this.editionData = undefined;
    this.edition = id;
  }

  get setUp(): SetUp {
    const common = { players: this.seats.length, options: this.#chosenOptions, edition: this.edition };
    return this.editionData === undefined ? common : { ...common, editionData: this.editionData };
  }

  /** Why this set-up is rejected. */
  get faults(): readonly SetUpFault[] {
    const rules = rulesFor(this.game, this.setUp);
    return rules.ok ? [] : rules.fault;
  }

  get plan(): TablePlan {
    const { name, seats, edition, editionData, seed } = this;
    const options = this.#chosenOptions;
    return { name: name.trim(), seats, options, edition, seed, ...(editionData === undefined ? {} : { editionData }) };
  }

  /** The available colours; empty if the game doesn't let players choose. */
  get colours(): readonly PlayerColour[] {
    return PLAYER_COLOURS.filter((colour) => this.#lobby.colours?.[colour] !== undefined);
  }

  /** Gives a seat a colour; the seat that had it gets the other one. */
  paint(index: number, colour: PlayerColour): void {
    const before = this.seats[index]?.colour ?? colour;
    this.seats = this.seats.map((seat, at) => {
      if (at === index) return { ...seat, colour };
      return seat.colour === colour ? { ...seat, colour: before } : seat;
    });
  }

  /** The options with the colours of the seats, if they aren't the default. */
  get #chosenOptions(): Options {
    const names = this.#lobby.colours;
    if (!names || this.seats.every(({ colour }, seat) => colour === colourOf(seat))) return this.options;
    return { ...this.options, colours: this.seats.map(({ colour }) => names[colour]).join(', ') };
  }

  set(option: string, value: string): void {
    this.change({ ...this.options, [option]: value });
  }

  change(options: Options): void {
    this.options = this.#lobby.fit?.(options, this.seats.length) ?? options;
  }

  use(options: Options): void {
    this.change({ ...defaultsOf(this.game), ...options });
  }

  isUsing(options: Options): boolean {
    const wanted: Options = { ...defaultsOf(this.game), ...options };
    return Object.entries(wanted).every(([id, value]) => this.options[id] === value);
  }

  changeSeat(index: number, changes: Partial<SeatPlan>): void {
    this.seats = this.seats.map((seat, at) => (at === index ? { ...seat, ...changes } : seat));
  }

  addSeat(): void {
    const taken = new Set(this.seats.map(({ colour }) => colour));
    const free = PLAYER_COLOURS.find((colour) => !taken.has(colour)) ?? colourOf(this.seats.length);
    this.seats = [...this.seats, { ...botSeat(this.seats.length), colour: free }];
  }

  /** Every seat but the first waits for someone. */
  openSeats(words: ShellMessages): void {
    this.place = 'online';
    const driver = { kind: 'person' } as const;
    this.seats = this.seats.map((seat, index) =>
      index === 0 ? seat : { ...seat, driver, name: words.newTable.personName(index + 1) },
    );
  }

  removeSeat(index: number): void {
    this.seats = this.seats.filter((_, at) => at !== index);
    this.change(this.options);
  }
}

function defaultsOf({ options }: AnyGame): Options {
  return Object.fromEntries(options.map((option) => [option.id, option.default]));
}
