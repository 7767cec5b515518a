/** The REST interface of the server, one function per request. */
import type {
  Catalogue,
  Forecast,
  Fork,
  GameInfo,
  GuestInfo,
  Hint,
  LessonNow,
  MatchPage,
  MatchSummary,
  Mutes,
  NewMatch,
  Problem,
  Replay,
  Rule,
  SessionInfo,
  Texts,
  Update,
  Visitor
} from '../wire/types'

/** What the server refused, with a line that says why. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { 'Content-Type': 'application/json' } }
  if (body !== undefined) init.body = JSON.stringify(body)
  const answer = await fetch(`/api${path}`, init)
  if (!answer.ok) throw new Refusal((await answer.json()) as Problem)
  const text = await answer.text()
  return (text ? JSON.parse(text) : null) as T
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path)
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body)

/** Where somebody is at a table. */
type Place = Pick<Update, 'viewer' | 'ply' | 'branch'>

export const api = {
  me: () => get<Visitor>('/me'),
  introduce: (name: string, language: string) => post<Visitor>('/me', { name, language }),
  makeAccount: (account: string, password: string) => post<Visitor>('/account', { account, password }),
  signIn: (account: string, password: string) => post<Visitor>('/session', { account, password }),
  signOut: () => call<null>('DELETE', '/session'),
  signOutEverywhere: () => call<null>('DELETE', '/sessions'),
  sessions: () => get<SessionInfo[]>('/sessions'),
  endSession: (id: string) => call<null>('DELETE', `/sessions/${id}`),
  changePassword: (old: string, password: string) => post<null>('/account/password', { old, password }),
  reset: (code: string, password: string) => post<Visitor>('/account/reset', { code, password }),
  farewell: (name: string, password: string) => post<null>('/me/farewell', { name, password }),
  mutes: (match: string) => get<Mutes>(`/mutes?match=${match}`),
  mute: (match: string, line: number) => post<Mutes>(`/matches/${match}/mutes`, { line }),
  unmute: (id: string) => call<null>('DELETE', `/mutes/${id}`),
  report: (match: string, line: number, reason: string) => post<null>(`/matches/${match}/reports`, { line, reason }),
  guests: (match: string) => get<GuestInfo[]>(`/matches/${match}/guests`),
  expel: (match: string, guest: string) => call<null>('DELETE', `/matches/${match}/guests/${guest}`),
  games: () => get<GameInfo[]>('/games'),
  catalogue: (slug: string, language: string) => get<Catalogue>(`/games/${slug}?lang=${language}`),
  /** The catalogue by the rules and with the pack that a match began with. */
  catalogueOf: ({ summary, rules_version, pack_hash }: MatchPage, language: string) =>
    get<Catalogue>(`/games/${summary.game}?lang=${language}&rules=${rules_version}&pack=${pack_hash}`),
  texts: async (language: string) => (await get<Texts>(`/texts/${language}`)).sources,
  rules: (slug: string, language: string) => get<Rule[]>(`/rules/${slug}?lang=${language}`),
  matches: (mine: boolean) => get<MatchSummary[]>(`/matches?mine=${mine}`),
  create: (match: Partial<NewMatch>) => post<MatchPage>('/matches', match),
  learn: (slug: string) => post<MatchPage>(`/lessons/${slug}`),
  lesson: (id: string) => get<LessonNow>(`/matches/${id}/lesson`),
  match: (id: string) => get<MatchPage>(`/matches/${id}`),
  enter: (id: string, invite: string) => post<MatchPage>(`/matches/${id}/enter`, { invite }),
  sit: (id: string, seat: number, name = '') => post<MatchPage>(`/matches/${id}/seats/${seat}`, { name }),
  rise: (id: string, seat: number) => call<MatchPage>('DELETE', `/matches/${id}/seats/${seat}`),
  seatBot: (id: string, seat: number, level: string) =>
    call<MatchPage>('PUT', `/matches/${id}/seats/${seat}/bot`, { level }),
  ready: (id: string, ready: boolean) => post<MatchPage>(`/matches/${id}/ready`, { ready }),
  start: (id: string) => post<MatchPage>(`/matches/${id}/start`),
  rematch: (id: string) => post<MatchPage>(`/matches/${id}/rematch`),
  askConsent: (id: string, seat: number) => post<MatchPage>(`/matches/${id}/consent`, { seat }),
  consent: (id: string, seat: number, agree: boolean) =>
    call<MatchPage>('PUT', `/matches/${id}/consent`, { seat, agree }),
  fork: (id: string, fork: Fork) => post<MatchPage>(`/matches/${id}/fork`, fork),
  hint: (id: string, seat: number) => get<Hint>(`/matches/${id}/hint?seat=${seat}`),
  forecast: (id: string, { viewer, ply, branch }: Place, answers: number[]) => {
    const given = answers.map((answer) => `&answers=${answer}`).join('')
    return get<Forecast>(`/matches/${id}/forecast?seat=${viewer}&ply=${ply}&branch=${branch}${given}`)
  },
  replay: (id: string, ply: number, viewer: number) => get<Replay>(`/matches/${id}/replay/${ply}?viewer=${viewer}`)
}

/** One's own data, as a file. */
export const DATA_URL = '/api/me/data'

export function recordUrl(id: string): string {
  return `/api/matches/${id}/record`
}

export function socketUrl(id: string, known: { seat?: number; ply?: number; branch?: number }): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(known)) query.set(name, String(value))
  const origin = location.origin.replace(/^http/, 'ws')
  return `${origin}/api/matches/${id}/socket?${query.toString()}`
}
