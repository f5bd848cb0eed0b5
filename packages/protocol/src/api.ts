import type { AdminPerson, AdminReport, AuditEntry, Sanction } from './admin.ts';
import type { ArchivedGame, ArchivePage, ArchiveQuery } from './archive.ts';
import type { OwnEdition, OwnEditionInfo, SentEdition } from './editions.ts';
import type { AnalysisState } from './insight.ts';
import type { PastMoment } from './journal.ts';
import type { MessageOf } from './messages.ts';
import type {
  FeedInfo,
  MadeFeeds,
  MadeWebhook,
  NewPlan,
  NewWebhook,
  PlanInfo,
  TableNote,
  WebhookInfo,
  WebhookTest,
} from './notices.ts';
import type { GameSearch, MySearch, NewSearch } from './pairing.ts';
import type { Fault, PersonRef } from './parts.ts';
import type {
  FriendInfo,
  Leaderboard,
  MadeToken,
  Me,
  NewToken,
  NoticeSettings,
  PasskeyChallenge,
  Period,
  Presence,
  Profile,
  Relation,
  RelationInfo,
  SeenByOthers,
  SessionInfo,
  TokenInfo,
} from './people.ts';
import type { FoundShare, PuzzleRecord } from './puzzles.ts';
import type { Invitation, NewTable, TableInfo } from './table.ts';
import type { NewTournament, Tournament, TournamentInfo } from './tournaments.ts';

export type ApiResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

type Send = <T>(method: string, path: string, body?: unknown) => Promise<ApiResult<T>>;

const OFFLINE: Fault = { code: 'offline', message: 'The server cannot be reached.' };

/** Every HTTP request a client can make, by name. */
export function createApi(origin = '', fetcher: typeof fetch = fetch) {
  const send: Send = async (method, path, body) => {
    const content = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    try {
      const response = await fetcher(`${origin}/api${path}`, { method, ...content });
      const text = await response.text();
      const value = text === '' ? undefined : JSON.parse(text);
      return response.ok ? { ok: true, value } : { ok: false, fault: value ?? OFFLINE };
    } catch {
      return { ok: false, fault: OFFLINE };
    }
  };
  return {
    ...people(send),
    ...tables(send),
    ...comfort(send),
    ...tournaments(send),
    ...afterwards(send),
    ...administration(send),
  };
}

export type Api = ReturnType<typeof createApi>;

function people(send: Send) {
  return {
    /** The person of the session, or a new guest. */
    enter: () => send<Me>('POST', '/guest'),
    me: () => send<Me>('GET', '/me'),
    signIn: (name: string, password: string) => send<Me>('POST', '/sign-in', { name, password }),
    signOut: () => send<void>('POST', '/sign-out'),
    signOutEverywhere: () => send<void>('POST', '/sign-out-everywhere'),
    makeAccount: (name: string, password: string) => send<Me>('POST', '/account', { name, password }),
    rename: (name: string) => send<Me>('PUT', '/me/name', { name }),
    changePassword: (password: string, current?: string) =>
      send<void>('PUT', '/me/password', { password, ...(current === undefined ? {} : { current }) }),
    passkeyOptions: () => send<PasskeyChallenge>('POST', '/passkeys/options'),
    addPasskey: (passkey: { challenge: string; label: string; response: unknown }) => send<Me>('POST', '/passkeys', passkey),
    removePasskey: (id: string) => send<void>('DELETE', `/passkeys/${encodeURIComponent(id)}`),
    passkeySignInOptions: () => send<PasskeyChallenge>('POST', '/passkeys/sign-in/options'),
    signInWithPasskey: (answer: { challenge: string; response: unknown }) => send<Me>('POST', '/passkeys/sign-in', answer),
    sessions: () => send<SessionInfo[]>('GET', '/me/sessions'),
    tokens: () => send<TokenInfo[]>('GET', '/me/tokens'),
    makeToken: (token: NewToken) => send<MadeToken>('POST', '/me/tokens', token),
    revokeToken: (id: string) => send<void>('DELETE', `/me/tokens/${id}`),
    setNotices: (notices: NoticeSettings) => send<Me>('PUT', '/me/notices', notices),
    setVacation: (vacation: { on: boolean }) => send<Me>('PUT', '/me/vacation', vacation),
    setShown: (shown: SeenByOthers) => send<Me>('PUT', '/me/shown', shown),
    setMail: (address: string) => send<void>('PUT', '/me/mail', { address }),
    removeMail: () => send<void>('DELETE', '/me/mail'),
    /** Whether the server sends mail. */
    mail: () => send<{ isAvailable: boolean }>('GET', '/mail'),
    /** A link for a new password, to the confirmed address of this account. */
    sendPasswordLink: (name: string) => send<void>('POST', '/password/link', { name }),
    resetPassword: (reset: { token: string; password: string }) => send<Me>('POST', '/password', reset),
    confirmMail: (token: string) => send<void>('POST', '/mail/confirm', { token }),
    pushKey: () => send<{ key: string }>('GET', '/push/key'),
    addPush: (subscription: unknown) => send<void>('POST', '/push', subscription),
    removePush: (endpoint: string) => send<void>('DELETE', '/push', { endpoint }),
    exportMyData: () => send<Record<string, unknown>>('GET', '/me/export'),
    /** The name again, as confirmation. */
    deleteMe: (name: string) => send<void>('DELETE', '/me', { name }),
    relations: () => send<RelationInfo[]>('GET', '/me/relations'),
    setRelation: (person: string, kind: Relation) => send<void>('PUT', `/people/${person}/relation`, { kind }),
    clearRelation: (person: string) => send<void>('DELETE', `/people/${person}/relation`),
    /** People by a part of their name. */
    findPeople: (name: string) => send<PersonRef[]>('GET', `/people?${queryText({ name })}`),
    friends: () => send<FriendInfo[]>('GET', '/me/friends'),
    /** Sends or accepts a friend request. */
    befriend: (person: string) => send<void>('PUT', `/people/${person}/friend`),
    /** Ends a friendship, or withdraws or declines a request. */
    unfriend: (person: string) => send<void>('DELETE', `/people/${person}/friend`),
    leaderboard: (query: { game: string; period: Period; after?: number }) =>
      send<Leaderboard>('GET', `/leaderboard?${queryText(query)}`),
    /** Which of these people are present. */
    presence: (people: readonly string[]) => send<Presence[]>('POST', '/people/presence', { people }),
    /** Adds what this device knows to the puzzle record of the account; returns all of it. */
    mergePuzzles: (record: PuzzleRecord) => send<PuzzleRecord>('PUT', '/me/puzzles', record),
    /** How often these puzzles were found at once; only those that enough people have tried. */
    foundShares: (puzzles: readonly string[]) =>
      send<FoundShare[]>('GET', `/puzzles/found?${queryText({ ids: puzzles.join(',') })}`),
    myEditions: () => send<OwnEditionInfo[]>('GET', '/me/editions'),
    myEdition: (id: string) => send<OwnEdition>('GET', `/me/editions/${id}`),
    /** Fails if the account's edition was changed since the revision. */
    keepEdition: (id: string, edition: SentEdition) => send<OwnEditionInfo>('PUT', `/me/editions/${id}`, edition),
    removeEdition: (id: string) => send<void>('DELETE', `/me/editions/${id}`),
    report: (report: { table: string; line: number; reason: string }) => send<void>('POST', '/reports', report),
  };
}

function tables(send: Send) {
  return {
    lobby: () => send<TableInfo[]>('GET', '/tables'),
    myTables: () => send<TableInfo[]>('GET', '/my/tables'),
    createTable: (table: NewTable) => send<TableInfo>('POST', '/tables', table),
    table: (id: string) => send<TableInfo>('GET', `/tables/${id}`),
    /** The content of a custom edition. */
    edition: (id: string) => send<unknown>('GET', `/tables/${id}/edition`),
    /** The same for someone invited who isn't at the table yet. */
    invitedEdition: (token: string) => send<unknown>('GET', `/invitations/${token}/edition`),
    join: (id: string, wanted: { seat?: number; promise?: string } = {}) => send<TableInfo>('POST', `/tables/${id}/join`, wanted),
    leave: (id: string) => send<TableInfo>('POST', `/tables/${id}/leave`),
    setReady: (id: string, state: { ready: boolean; promise?: string }) => send<TableInfo>('POST', `/tables/${id}/ready`, state),
    /** A bot level, or nothing to empty the seat. */
    setSeat: (id: string, seat: number, bot?: string) =>
      send<TableInfo>('PUT', `/tables/${id}/seats/${seat}`, bot === undefined ? {} : { bot }),
    start: (id: string) => send<TableInfo>('POST', `/tables/${id}/start`),
    close: (id: string) => send<TableInfo>('POST', `/tables/${id}/close`),
    invite: (id: string) => send<{ token: string }>('POST', `/tables/${id}/invitations`),
    /** The target of a link, by its token or the id of a public table. */
    invitation: (token: string) => send<Invitation>('GET', `/invitations/${encodeURIComponent(token)}`),
    /** Invites a friend and notifies them. */
    inviteFriend: (id: string, person: string) => send<void>('POST', `/tables/${id}/friends`, { person }),
    /** Open tables the person is invited to but hasn't joined. */
    myInvitations: () => send<TableInfo[]>('GET', '/my/invitations'),
    redeem: (token: string) => send<TableInfo>('POST', '/invitations/redeem', { token }),
    /** The game this person is looking for, if any. */
    mySearch: () => send<MySearch>('GET', '/my/search'),
    /** Starts looking for a game, or looks for another one instead. */
    search: (wanted: NewSearch) => send<GameSearch>('PUT', '/my/search', wanted),
    stopSearch: () => send<void>('DELETE', '/my/search'),
    rematch: (id: string) => send<TableInfo>('POST', `/tables/${id}/rematch`),
    sameDeal: (id: string) => send<TableInfo>('POST', `/tables/${id}/same-deal`),
  };
}

function tournaments(send: Send) {
  return {
    tournaments: () => send<TournamentInfo[]>('GET', '/tournaments'),
    tournament: (id: string) => send<Tournament>('GET', `/tournaments/${id}`),
    createTournament: (wanted: NewTournament) => send<Tournament>('POST', '/tournaments', wanted),
    editTournament: (id: string, wanted: NewTournament) => send<Tournament>('PUT', `/tournaments/${id}`, wanted),
    changeTournament: (id: string, how: 'join' | 'leave' | 'start' | 'cancel') =>
      send<Tournament>('POST', `/tournaments/${id}/${how}`),
  };
}

/** Notices, feeds, notes and plans. */
function comfort(send: Send) {
  return {
    webhooks: () => send<WebhookInfo[]>('GET', '/me/webhooks'),
    addWebhook: (webhook: NewWebhook) => send<MadeWebhook>('POST', '/me/webhooks', webhook),
    testWebhook: (id: string) => send<WebhookTest>('POST', `/me/webhooks/${id}/test`),
    removeWebhook: (id: string) => send<void>('DELETE', `/me/webhooks/${id}`),
    feeds: () => send<FeedInfo>('GET', '/me/feeds'),
    /** New private addresses; older ones stop working. */
    makeFeeds: () => send<MadeFeeds>('PUT', '/me/feeds'),
    revokeFeeds: () => send<void>('DELETE', '/me/feeds'),
    note: (table: string) => send<TableNote>('GET', `/tables/${table}/note`),
    setNote: (table: string, text: string) => send<void>('PUT', `/tables/${table}/note`, { text }),
    plan: (table: string) => send<PlanInfo>('GET', `/tables/${table}/plan`),
    setPlan: (table: string, plan: NewPlan) => send<PlanInfo>('PUT', `/tables/${table}/plan`, plan),
    cancelPlan: (table: string) => send<void>('DELETE', `/tables/${table}/plan`),
  };
}

function afterwards(send: Send) {
  return {
    archive: (query: ArchiveQuery = {}) => send<ArchivePage>('GET', `/archive?${queryText(query)}`),
    /** A finished game with its rating changes. */
    archived: (id: string) => send<ArchivedGame>('GET', `/archive/${id}`),
    /** The viewer's view after a number of moves. */
    viewAt: (id: string, number: number) => send<PastMoment>('GET', `/tables/${id}/at/${number}`),
    /** The shared analysis of a finished game. */
    analysis: (id: string) => send<AnalysisState>('GET', `/tables/${id}/analysis`),
    askForAnalysis: (id: string) => send<AnalysisState>('POST', `/tables/${id}/analysis`),
    /** A finished game that the reader may see: its table, and the game as a file. */
    game: (id: string) => send<{ info: TableInfo; saved: unknown }>('GET', `/games/${id}`),
    /** A public or shared game as spectators see it; without a state if the reader has this version. */
    liveGame: (id: string, known: { version?: number; have?: number } = {}) =>
      send<{ state?: MessageOf<'state'> }>('GET', `/games/${id}/live?${queryText(known)}`),
    shownEdition: (id: string) => send<unknown>('GET', `/games/${id}/edition`),
    /** Lets anyone with the link see a private game. */
    share: (id: string) => send<TableInfo>('PUT', `/tables/${id}/sharing`),
    unshare: (id: string) => send<TableInfo>('DELETE', `/tables/${id}/sharing`),
    profile: (person: string) => send<Profile>('GET', `/people/${person}`),
  };
}

/** For administrators only. */
function administration(send: Send) {
  return {
    adminReports: (state: 'open' | 'closed') => send<AdminReport[]>('GET', `/admin/reports?state=${state}`),
    closeReport: (id: string, note: string) => send<void>('POST', `/admin/reports/${id}/close`, { note }),
    /** By a part of the name; without it, those who are banned or muted or were reported. */
    adminPeople: (name: string) => send<AdminPerson[]>('GET', `/admin/people?${queryText({ name })}`),
    ban: (person: string, sanction: Sanction) => send<void>('PUT', `/admin/people/${person}/ban`, sanction),
    unban: (person: string, note: string) => send<void>('DELETE', `/admin/people/${person}/ban`, { note }),
    mute: (person: string, sanction: Sanction) => send<void>('PUT', `/admin/people/${person}/mute`, sanction),
    unmute: (person: string, note: string) => send<void>('DELETE', `/admin/people/${person}/mute`, { note }),
    adminTables: () => send<TableInfo[]>('GET', '/admin/tables'),
    adminClose: (table: string, note: string) => send<void>('POST', `/admin/tables/${table}/close`, { note }),
    /** Lets the administrator watch a private table. */
    adminLook: (table: string, note: string) => send<void>('POST', `/admin/tables/${table}/look`, { note }),
    adminAudit: (before?: number) =>
      send<AuditEntry[]>('GET', `/admin/audit?${queryText(before === undefined ? {} : { before })}`),
  };
}

function queryText(query: object): string {
  return new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString();
}
