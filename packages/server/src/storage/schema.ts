import type {
  AnalysesRow,
  ArchiveRow,
  OwnEditionsRow,
  PuzzleRecordsRow,
  PuzzleTriesRow,
  RatingsRow,
  ResultsRow,
} from './schema/afterwards.ts';
import type { AuditRow, JobsRow, ReportsRow, SecretsRow } from './schema/house.ts';
import type { EntrantsRow, PairingsRow, PlacesRow, SearchesRow, TournamentsRow } from './schema/meeting.ts';
import type { DigestsRow, FeedsRow, NotesRow, PlansRow, PushSubscriptionsRow, WebhooksRow } from './schema/notices.ts';
import type {
  ChallengesRow,
  EventsRow,
  FriendshipsRow,
  NamePartsRow,
  PasskeysRow,
  PeopleRow,
  RelationsRow,
  SessionsRow,
  TokensRow,
} from './schema/people.ts';
import type { AccessRow, EditionsRow, InvitationsRow, JournalRow, SeatsRow, TablesRow, TalkRow } from './schema/tables.ts';

/** The rows of the database. Times are milliseconds since 1970, flags are 0 or 1, structures are JSON texts. */
export interface Database {
  people: PeopleRow;
  name_parts: NamePartsRow;
  passkeys: PasskeysRow;
  sessions: SessionsRow;
  tokens: TokensRow;
  challenges: ChallengesRow;
  push_subscriptions: PushSubscriptionsRow;
  webhooks: WebhooksRow;
  digests: DigestsRow;
  feeds: FeedsRow;
  notes: NotesRow;
  plans: PlansRow;
  relations: RelationsRow;
  friendships: FriendshipsRow;
  reports: ReportsRow;
  editions: EditionsRow;
  tables: TablesRow;
  seats: SeatsRow;
  access: AccessRow;
  invitations: InvitationsRow;
  journal: JournalRow;
  talk: TalkRow;
  jobs: JobsRow;
  archive: ArchiveRow;
  results: ResultsRow;
  ratings: RatingsRow;
  analyses: AnalysesRow;
  puzzle_records: PuzzleRecordsRow;
  puzzle_tries: PuzzleTriesRow;
  own_editions: OwnEditionsRow;
  secrets: SecretsRow;
  events: EventsRow;
  audit: AuditRow;
  searches: SearchesRow;
  pairings: PairingsRow;
  tournaments: TournamentsRow;
  entrants: EntrantsRow;
  places: PlacesRow;
}
