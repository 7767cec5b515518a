// Made by tools/wire_types.py from the msgspec structs; do not edit.

export interface Timing {
  kind: 'days' | 'live' | 'none'
  main: number
  increment: number
  move: number
}

export interface SeatInfo {
  name: string
  kind: 'bot' | 'empty' | 'person'
  level: string
  absent: boolean
}

export interface UndoRequest {
  seat: number
  to_ply: number
  waiting: number[]
}

export interface PlyReport {
  seat: number
  events?: AnyEvent[]
  gesture?: number
}

export interface Option {
  number: number
  word: string
  label: Line
}

export interface Line {
  key: string
  args: { [key: string]: number | string | SeatArg | TermArg | NameArg | (TermArg | NameArg)[] }
}

export interface SeatArg {
  type: 'seat'
  seat: number
}

export interface TermArg {
  type: 'term'
  key: string
}

export interface NameArg {
  type: 'name'
  id: string
  count?: number
}

export interface Question {
  ask: string
  line: Line
  options: number[]
  words: string[]
  labels?: Line[]
}

export interface Update {
  type: 'update'
  viewer: number
  branch: number
  since: number
  ply: number
  told: PlyReport[]
  view: AnyView
  goals: Goals
  seats: SeatInfo[]
  clocks: number[] | null
  undo: UndoRequest | null
  result: Result | null
  question: Question | null
  may_undo_to: number | null
}

export interface Goals {
  seat: number
  lines: Line[]
}

export interface Result {
  scores: number[]
  places: number[]
  reason: string
}

export interface Delta {
  type: 'delta'
  ply: number
  told: PlyReport[]
  view: { [key: string]: unknown }
  known?: number
  branch?: number
  goals?: Goals
  seats?: SeatInfo[]
  clocks?: number[] | null
  undo?: UndoRequest | null
  result?: Result | null
  question?: Question | null
  may_undo_to?: number | null
}

export interface RoomSeat {
  name: string
  kind: 'bot' | 'empty' | 'person'
  level: string
  online: boolean
  ready: boolean
  absent: boolean
  conceded: boolean
  mine: boolean
  emptied: boolean
  left: boolean
  was_mine: boolean
}

export interface AskedConsent {
  seat: number
  favour: 'bot' | 'fork' | 'seat'
  name: string
  waiting: number
  mine: boolean
  asked: boolean
}

export interface Room {
  type: 'room'
  match: string
  game: string
  title: string
  status: 'open' | 'over' | 'playing'
  owner: boolean
  public: boolean
  seats: RoomSeat[]
  spectators: number
  viewer: number
  timing: Timing
  delay: number
  bot_after: number
  seed_hash: string
  seed: string | null
  salt: string | null
  rematch: string | null
  forked_from: string | null
  consents: AskedConsent[]
}

export interface Said {
  type: 'said'
  number: number
  at: number
  seat: number
  name: string
  text: string
  author: string
}

export interface Accepted {
  type: 'accepted'
  request: number
  ply: number
  branch: number
}

export interface Refused {
  type: 'refused'
  request: number
  code: string
  rule: string
  line: Line
}

export interface Play {
  type: 'play'
  request: number
  ply: number
  option: number
  branch: number
  more: number[]
}

export interface Undo {
  type: 'undo'
  request: number
  to_ply: number
  branch: number
}

export interface RequestUndo {
  type: 'request-undo'
  request: number
  to_ply: number
  branch: number
}

export interface AnswerUndo {
  type: 'answer-undo'
  request: number
  agree: boolean
  branch: number
}

export interface Resync {
  type: 'resync'
  request: number
  ply: number
  branch: number
}

export interface Watch {
  type: 'watch'
  request: number
  seat: number
}

export interface Chat {
  type: 'chat'
  request: number
  text: string
  id: string
}

export interface Concede {
  type: 'concede'
  request: number
}

export interface Ping {
  type: 'ping'
  request: number
}

export interface Problem {
  code: string
  rule: string
  line: Line
}

export interface Visitor {
  name: string
  language: 'en' | 'fr' | 'nl'
  account: string
}

export interface SetName {
  name: string
  language: 'en' | 'fr' | 'nl'
}

export interface Credentials {
  account: string
  password: string
}

export interface ChangePassword {
  old: string
  password: string
}

export interface Reset {
  code: string
  password: string
}

export interface SessionInfo {
  id: string
  agent: string
  created: number
  used: number
  current: boolean
}

export interface Farewell {
  name: string
  password: string
}

export interface OwnSession {
  agent: string
  created: number
  used: number
  revoked: number | null
}

export interface OwnMatch {
  id: string
  game: string
  title: string
  status: string
  created: number
  owner: boolean
  seats: number[]
  names: string[]
  moves: [number, number][]
}

export interface OwnLine {
  match: string
  at: number
  name: string
  text: string
}

export interface OwnReport {
  match: string
  at: number
  name: string
  reason: string
}

export interface Dossier {
  made: number
  name: string
  language: string
  account: string
  created: number
  sessions: OwnSession[]
  matches: OwnMatch[]
  chat: OwnLine[]
  muted: string[]
  reports: OwnReport[]
}

export interface NewSeat {
  kind: 'bot' | 'empty' | 'me'
  name: string
  level: string
}

export interface NewMatch {
  game: string
  seats: NewSeat[]
  flags: { [key: string]: string }
  title: string
  public: boolean
  timing: Timing
  delay: number
  bot_after: number
}

export interface MatchSummary {
  id: string
  game: string
  title: string
  status: 'open' | 'over' | 'playing'
  public: boolean
  seats: RoomSeat[]
  free: number
  owner: boolean
  asked: number
  ply: number
  created: number
  updated: number
  unreadable: boolean
}

export interface MatchPage {
  summary: MatchSummary
  flags: { [key: string]: string }
  timing: Timing
  delay: number
  bot_after: number
  rules_version: number
  pack_id: string
  pack_hash: string
  seed_hash: string
  seed: string | null
  salt: string | null
  rematch: string | null
  forked_from: string | null
  forked_at: number | null
  result: Result | null
  conceded: number[]
  invite: string | null
  lesson: boolean
}

export interface TakeSeat {
  name: string
}

export interface SeatBot {
  level: string
}

export interface Ready {
  ready: boolean
}

export interface Enter {
  invite: string
}

export interface Fork {
  ply: number
  seats: NewSeat[]
}

export interface AskConsent {
  seat: number
}

export interface GiveConsent {
  seat: number
  agree: boolean
}

export interface Replay {
  ply: number
  length: number
  viewer: number
  told: PlyReport[]
  view: AnyView
  goals: Goals
  question: Question | null
  at: number
}

export interface Advice {
  option: number
  word: string
  label: Line
  chance: number
  low: number
  high: number
  visits: number
  why: Line
}

export interface Hint {
  seat: number
  ply: number
  branch: number
  advice: Advice[]
}

export interface Prospect {
  option: number
  is_known: boolean
  lines: Line[]
  then: Question | null
  ends: Option | null
  opens: Option[]
}

export interface Forecast {
  seat: number
  ply: number
  branch: number
  answers: number[]
  prospects: Prospect[]
}

export interface LessonStep {
  line: Line
  point: string[]
  option: number | null
  rule: string
}

export interface LessonNow {
  ply: number
  number: number
  count: number
  steps: LessonStep[]
  begin: number
  back_to: number | null
}

export interface Polled {
  messages: (Room | Update | Delta | Said | Accepted | Refused)[]
  ply: number
  branch: number
  version: number
  said: number
}

export interface Ask {
  number: number
  name: string
  things: { [key: string]: string }
  rule: string
  optional: boolean
  preset: boolean
  labels: { [key: string]: Line }
}

export interface Flag {
  name: string
  values: string[]
}

export interface GameInfo {
  slug: string
  min: number
  max: number
  rules_version: number
  pack_id: string
  pack_hash: string
  flags: Flag[]
  levels: string[]
  minutes: number
  credits: string
  lesson: boolean
}

export interface Catalogue {
  game: GameInfo
  asks: Ask[]
  tellings: { [key: string]: Telling[] }
  names: { [key: string]: string }
  things: Things
  pack: { [key: string]: unknown }
}

export interface Telling {
  key: string
  args?: { [key: string]: string }
  when?: { [key: string]: number | string | boolean | null }
}

export interface Things {
  texts: { [key: string]: About }
  kinds: { [key: string]: string }
  words: string[]
}

export interface About {
  title: Line
  facts: Line[]
  effects: Line[][]
  rule: string
  origin: '' | 'partly' | 'reconstructed'
}

export interface Rule {
  id: string
  section: string
  text: string
  marks: string[]
}

export interface Texts {
  language: string
  sources: { [key: string]: string }
}

export interface Mute {
  line: number
  seat: number
}

export interface MutedPerson {
  id: string
  name: string
  at: number
  author: string
}

export interface Mutes {
  me: string
  people: MutedPerson[]
}

export interface Report {
  reason: string
  line: number
  seat: number
}

export interface ReportInfo {
  number: number
  at: number
  match: string
  reporter: string
  accused: string
  name: string
  text: string
  reason: string
  closed: number | null
}

export interface NewBan {
  kind: 'account' | 'address' | 'visitor'
  value: string
  hours: number
  reason: string
}

export interface BanInfo {
  number: number
  kind: string
  value: string
  at: number
  until: number | null
  reason: string
}

export interface Deed {
  number: number
  at: number
  moderator: string
  deed: string
  target: string
  details: string
}

export interface GuestInfo {
  id: string
  name: string
  online: boolean
}

export interface Health {
  status: 'down' | 'draining' | 'ok'
  version: string
  node: string
  reason: string
}

export interface UtopiaRoundBegan {
  type: 'RoundBegan'
  round: number
  track: number[]
}

export interface UtopiaPhaseBegan {
  type: 'PhaseBegan'
  phase: number
}

export interface UtopiaGuestsArrived {
  type: 'GuestsArrived'
  guests: number[]
}

export interface UtopiaGuestTaken {
  type: 'GuestTaken'
  seat: number
  civ: string
  island: string
}

export interface UtopiaSurpriseDrawn {
  type: 'SurpriseDrawn'
  seat: number
  civ: string
  island: string
}

export interface UtopiaPlayerNamed {
  type: 'PlayerNamed'
  seat: number
  named: number
}

export interface UtopiaPrincePlaced {
  type: 'PrincePlaced'
  seat: number
  civ: string
  district: string
}

export interface UtopiaPrinceRemoved {
  type: 'PrinceRemoved'
  seat: number
  civ: string
  district: string
}

export interface UtopiaPrincesMoved {
  type: 'PrincesMoved'
  seat: number
  civ: string
  start: string
  end: string
  count: number
}

export interface UtopiaWonderBuilt {
  type: 'WonderBuilt'
  seat: number
  island: string
}

export interface UtopiaControlTaken {
  type: 'ControlTaken'
  seat: number
  district: string
  civ: string
}

export interface UtopiaScored {
  type: 'Scored'
  seat: number
  points: number
  total: number
  why: string
}

export interface UtopiaCardsDealt {
  type: 'CardsDealt'
  seat: number
  count: number
  cards: string[] | null
}

export interface UtopiaCardsShuffled {
  type: 'CardsShuffled'
}

export interface UtopiaDiscarded {
  type: 'Discarded'
  seat: number
  card: string
}

export interface UtopiaPaid {
  type: 'Paid'
  seat: number
  card: string
  worth: string
}

export interface UtopiaRaised {
  type: 'Raised'
  seat: number
  civ: string
  worth: number
}

export interface UtopiaLowered {
  type: 'Lowered'
  seat: number
  civ: string
}

export interface UtopiaGameEnded {
  type: 'GameEnded'
  winners: number[]
}

export type UtopiaEvent = UtopiaCardsDealt | UtopiaCardsShuffled | UtopiaControlTaken | UtopiaDiscarded | UtopiaGameEnded | UtopiaGuestTaken | UtopiaGuestsArrived | UtopiaLowered | UtopiaPaid | UtopiaPhaseBegan | UtopiaPlayerNamed | UtopiaPrincePlaced | UtopiaPrinceRemoved | UtopiaPrincesMoved | UtopiaRaised | UtopiaRoundBegan | UtopiaScored | UtopiaSurpriseDrawn | UtopiaWonderBuilt

export interface UtopiaPack {
  format: number
  game: string
  canvas: UtopiaCanvas
  provenance: { [key: string]: string }
  drawing: UtopiaDrawing
  score_track: UtopiaScoreTrack
  prestige_scale: UtopiaPrestigeScale
  sector: UtopiaSector[]
  lighthouse: UtopiaLighthouse[]
  reefs: UtopiaReefs
  canal: UtopiaCanal
  island: UtopiaIsland[]
  district: UtopiaDistrict[]
  street: UtopiaLink[]
  bridge: UtopiaLink[]
}

export interface UtopiaCanvas {
  width: number
  height: number
}

export interface UtopiaDrawing {
  street_width: number
  bridge_width: number
  token_radius: number
  prince_slot_pitch: number
  monument_radius: number
  guest_radius: number
  label_height: number
}

export interface UtopiaScoreTrack {
  start: number
  last: number
  goal: 50
  lap: number
  direction: string
  squares: [number, number, number, number][]
}

export interface UtopiaPrestigeScale {
  places: UtopiaScalePlace[]
}

export interface UtopiaScalePlace {
  value: number
  rect: [number, number, number, number]
}

export interface UtopiaSector {
  id: string
  name_en: string
  name_fr: string
  name_nl: string
  position: number
  adjacent: string[]
  label: [number, number]
  polygon: [number, number][]
}

export interface UtopiaLighthouse {
  id: string
  at: [number, number]
  line: [number, number][]
  between: string[]
}

export interface UtopiaReefs {
  between: string[]
  passable: boolean
  line: [number, number][]
  rocks: [number, number][][]
}

export interface UtopiaCanal {
  width: number
  passable: boolean
  north: [number, number][]
  south: [number, number][]
  west: [number, number][]
  east: [number, number][]
  lagoon: UtopiaLagoon
}

export interface UtopiaLagoon {
  at: [number, number]
  radius: number
}

export interface UtopiaIsland {
  id: string
  name_en: string
  name_fr: string
  name_nl: string
  symbol: string
  districts: string[]
  sector: string
  used_with_two_players: boolean
  wonder: [number, number]
  guest_ship: [number, number]
  guest_slots: [number, number][]
  plaza: [number, number][]
  coast: [number, number][]
}

export interface UtopiaDistrict {
  id: string
  name_en: string
  name_fr: string
  name_nl: string
  island: string
  value: number
  ship: boolean
  sector: string
  neighbours: string[]
  bridges: string[]
  label: [number, number]
  label_width: number
  monument: [number, number]
  princes: [number, number][]
  polygon: [number, number][]
  ship_at?: [number, number] | null
  jetty?: [number, number][]
}

export interface UtopiaLink {
  a: string
  b: string
  line: [number, number][]
}

export interface UchroniaTurnBegan {
  type: 'TurnBegan'
  seat: number
  round: number
}

export interface UchroniaDrew {
  type: 'Drew'
  seat: number
  count: number
  colours: string[] | null
}

export interface UchroniaTurnedUp {
  type: 'TurnedUp'
  seat: number
  colours: string[]
}

export interface UchroniaPileRenewed {
  type: 'PileRenewed'
  source: string
  count: number
}

export interface UchroniaTransferred {
  type: 'Transferred'
  seat: number
  source: string
  target: string
  colour: string
}

export interface UchroniaExchanged {
  type: 'Exchanged'
  seat: number
  first_zone: string
  first_colour: string
  second_zone: string
  second_colour: string
}

export interface UchroniaCommanded {
  type: 'Commanded'
  seat: number
  colour: string
  cards: number
}

export interface UchroniaPlotted {
  type: 'Plotted'
  seat: number
}

export interface UchroniaOrderBegan {
  type: 'OrderBegan'
  seat: number
  order: string
  steps: number
}

export interface UchroniaOrderCopied {
  type: 'OrderCopied'
  seat: number
  order: string
  steps: number
}

export interface UchroniaOrderEnded {
  type: 'OrderEnded'
  seat: number
  order: string
}

export interface UchroniaBonusUsed {
  type: 'BonusUsed'
  seat: number
  card: string
}

export interface UchroniaRevealed {
  type: 'Revealed'
  seat: number
  colour: string
}

export interface UchroniaWithheld {
  type: 'Withheld'
  seat: number
  owner: number
  colour: string
}

export interface UchroniaGave {
  type: 'Gave'
  seat: number
  taker: number
  colour: string
}

export interface UchroniaLacked {
  type: 'Lacked'
  seat: number
  colours: string[]
}

export interface UchroniaStockRobbed {
  type: 'StockRobbed'
  seat: number
  owner: number
  colour: string
}

export interface UchroniaSiteRobbed {
  type: 'SiteRobbed'
  seat: number
  owner: number
  card: string
  colour: string
}

export interface UchroniaMonopolyChanged {
  type: 'MonopolyChanged'
  colour: string
  seat: number
  before: number
}

export interface UchroniaStarted {
  type: 'Started'
  seat: number
  card: string
  foundation: string | null
}

export interface UchroniaSiteFed {
  type: 'SiteFed'
  seat: number
  card: string
  zone: string
  colour: string
}

export interface UchroniaCompleted {
  type: 'Completed'
  seat: number
  card: string
  points: number
}

export interface UchroniaWorkDrawn {
  type: 'WorkDrawn'
  card: string
}

export interface UchroniaWorkBuried {
  type: 'WorkBuried'
  card: string
}

export interface UchroniaWorksDiscarded {
  type: 'WorksDiscarded'
  cards: string[]
}

export interface UchroniaEndSetOff {
  type: 'EndSetOff'
  seat: number
  points: number
}

export interface UchroniaGameEnded {
  type: 'GameEnded'
  reason: string
  points: number[]
}

export type UchroniaEvent = UchroniaBonusUsed | UchroniaCommanded | UchroniaCompleted | UchroniaDrew | UchroniaEndSetOff | UchroniaExchanged | UchroniaGameEnded | UchroniaGave | UchroniaLacked | UchroniaMonopolyChanged | UchroniaOrderBegan | UchroniaOrderCopied | UchroniaOrderEnded | UchroniaPileRenewed | UchroniaPlotted | UchroniaRevealed | UchroniaSiteFed | UchroniaSiteRobbed | UchroniaStarted | UchroniaStockRobbed | UchroniaTransferred | UchroniaTurnBegan | UchroniaTurnedUp | UchroniaWithheld | UchroniaWorkBuried | UchroniaWorkDrawn | UchroniaWorksDiscarded

export interface UchroniaPack {
  schema: number
  game: string
  copies_per_building: number
  constants: UchroniaNumbers
  threshold: { [key: string]: number }
  material: UchroniaMaterial[]
  terms: { [key: string]: { [key: string]: string } }
  building: UchroniaBuilding[]
}

export interface UchroniaNumbers {
  players_min: number
  players_max: number
  setup_draw: number
  setup_to_forum: number
  great_works: number
  plot_hand_target: number
  plot_draw_at_target: number
  activity_limit_base: number
  activity_limit_per_building: number
  resource_cards: number
  building_cards: number
  building_names: number
  round_guard: number
}

export interface UchroniaMaterial {
  id: string
  colour: string
  order: string
  cost: number
  victory_points: number
  resource_cards: number
  building_names: number
  name_en: string
  name_fr: string
  name_nl: string
  colour_fr: string
  colour_nl: string
  order_en: string
  order_fr: string
  order_nl: string
}

export interface UchroniaBuilding {
  id: string
  name_en: string
  name_fr: string
  name_nl: string
  material: string
  kind: 'on_completion' | 'order_bonus' | 'permanent' | 'scoring' | 'special'
  effect: string
  text_en: string
  text_fr: string
  text_nl: string
  arguments?: { [key: string]: string | number | boolean | string[] }
  order?: string
  hook?: string
  decisions?: string[]
  provenance?: string
  known?: string[]
  notes?: string
}

export interface DominationsChoicesRevealed {
  type: 'ChoicesRevealed'
  nations: string[]
  monuments: string[]
}

export interface DominationsNationChosen {
  type: 'NationChosen'
  seat: number
  nation: string
  monument: string
}

export interface DominationsAgeBegan {
  type: 'AgeBegan'
  age: number
  order: number[]
}

export interface DominationsOrderSet {
  type: 'OrderSet'
  order: number[]
}

export interface DominationsTurnBegan {
  type: 'TurnBegan'
  seat: number
  age: number
  round: number
}

export interface DominationsTilesDrawn {
  type: 'TilesDrawn'
  seat: number
  count: number
  tiles: string[]
}

export interface DominationsTilesReturned {
  type: 'TilesReturned'
  seat: number
  count: number
  tiles: string[]
}

export interface DominationsTilePlaced {
  type: 'TilePlaced'
  seat: number
  tile: string
  cell: number[]
  rotation: number
}

export interface DominationsTileWoken {
  type: 'TileWoken'
  seat: number
  tile: string
  cell: number[]
}

export interface DominationsLocusScored {
  type: 'LocusScored'
  seat: number
  vertex: number[]
}

export interface DominationsProduced {
  type: 'Produced'
  seat: number
  amounts: number[]
}

export interface DominationsGained {
  type: 'Gained'
  seat: number
  amounts: number[]
  card: string
}

export interface DominationsScored {
  type: 'Scored'
  seat: number
  points: number
  total: number
  source: string
}

export interface DominationsInfluenceGrew {
  type: 'InfluenceGrew'
  seat: number
  amount: number
  total: number
  source: string
}

export interface DominationsPaid {
  type: 'Paid'
  seat: number
  amounts: number[]
}

export interface DominationsExchanged {
  type: 'Exchanged'
  seat: number
  give: number
  source: string
  get: number
  target: string
  card: string
}

export interface DominationsCityBuilt {
  type: 'CityBuilt'
  seat: number
  cell: number[]
  camp: string
  level: number
}

export interface DominationsPieceLaid {
  type: 'PieceLaid'
  seat: number
  monument: string
  place: number[]
  rotation: number
}

export interface DominationsLevelBought {
  type: 'LevelBought'
  seat: number
  monument: string
  level: number
  cell: number[]
}

export interface DominationsMasteryTaken {
  type: 'MasteryTaken'
  seat: number
  mastery: string
  copy: number
  cell: number[]
  assimilated: boolean
}

export interface DominationsMasteryTurned {
  type: 'MasteryTurned'
  seat: number
  mastery: string
  is_free: boolean
}

export interface DominationsRoleTaken {
  type: 'RoleTaken'
  seat: number
  role: string
}

export interface DominationsKnowledgeCleared {
  type: 'KnowledgeCleared'
}

export interface DominationsObjectivesJudged {
  type: 'ObjectivesJudged'
  seat: number
  nation: string
  met: boolean[]
}

export type DominationsEvent = DominationsAgeBegan | DominationsChoicesRevealed | DominationsCityBuilt | DominationsExchanged | DominationsGained | DominationsInfluenceGrew | DominationsKnowledgeCleared | DominationsLevelBought | DominationsLocusScored | DominationsMasteryTaken | DominationsMasteryTurned | DominationsNationChosen | DominationsObjectivesJudged | DominationsOrderSet | DominationsPaid | DominationsPieceLaid | DominationsProduced | DominationsRoleTaken | DominationsScored | DominationsTilePlaced | DominationsTileWoken | DominationsTilesDrawn | DominationsTilesReturned | DominationsTurnBegan

export interface DominationsPack {
  schema: 1
  game: 'dominations'
  constants: DominationsFigures
  domain: DominationsDomainEntry[]
  city_level: DominationsCityLevelEntry[]
  influence_band: DominationsBand[]
  role: DominationsRole[]
  mastery: DominationsMastery[]
  monument: DominationsMonument[]
  nation: DominationsNation[]
  tile: DominationsTile[]
  cradle: DominationsCradle
  campfire: DominationsCampfire
}

export interface DominationsFigures {
  provenance?: 'partly' | 'reconstructed' | 'rulebook'
  note?: string
  players_min: number
  players_max: number
  ages: number
  turns_per_age: number
  hand_size: number
  city_tokens: number
  reserve_base: number
  reserve_step: number
  reserve_max: number
  over_max_vp: number
  setup_objectives_dealt: number
  setup_monuments_dealt: number
  last_age_role_vp: number
  objective_vp: number[]
}

export interface DominationsDomainEntry {
  id: 'art' | 'craftsmanship' | 'government' | 'religion' | 'science' | 'trade'
  colour: string
  name: DominationsName
}

export interface DominationsName {
  en: string
  fr: string
  nl: string
}

export interface DominationsCityLevelEntry {
  provenance?: 'partly' | 'reconstructed' | 'rulebook'
  note?: string
  level: 1 | 2 | 3
  cost: number
  influence: number
  reserve: number
  trade: number
}

export interface DominationsBand {
  from: number
  max_value: 3 | 6 | 9
}

export interface DominationsRole {
  provenance?: 'partly' | 'reconstructed' | 'rulebook'
  note?: string
  id: string
  domain: 'art' | 'craftsmanship' | 'government' | 'religion' | 'science' | 'trade'
  vp: number
  vp_two_players: number
  power: 'camp_plus' | 'extra_tiles' | 'influence_now' | 'reactivate_once' | 'second_tile_once' | 'set_order'
  name: DominationsName
  amount?: number
}

export interface DominationsMastery {
  provenance?: 'partly' | 'reconstructed' | 'rulebook'
  note?: string
  id: string
  domain: 'art' | 'craftsmanship' | 'government' | 'religion' | 'science' | 'trade'
  value: 3 | 6 | 9
  name: DominationsName
  upgrade: { [key: string]: number }
  basic: DominationsLine[]
  advanced: DominationsLine[]
  copies: DominationsSides[]
  prerequisite?: DominationsPrerequisite | null
}

export interface DominationsLine {
  trigger: 'age_start' | 'end_of_age' | 'game_end' | 'on_acquire' | 'on_city_built' | 'on_develop' | 'on_locus' | 'on_monument_level' | 'on_place' | 'on_produce' | 'on_upgrade' | 'passive' | 'turn_start'
  outcome: 'assimilation' | 'camp_bonus' | 'city_cost' | 'concentration_bonus' | 'exchange' | 'extra_build' | 'extra_develop' | 'free_upgrade' | 'hand_size' | 'influence' | 'knowledge' | 'mastery_cost' | 'monument_cost' | 'reserve_step' | 'tiles' | 'trade_bonus' | 'upgrade_cost' | 'vp'
  amount?: number | null
  domain?: 'art' | 'craftsmanship' | 'government' | 'religion' | 'science' | 'trade' | 'vestigium' | null
  per?: 'cities' | 'city_group' | 'city_levels' | 'city_separate' | 'domains' | 'influence' | 'masteries' | 'monument_levels' | 'monuments' | 'nodus' | 'produced' | 'stock' | null
  per_domain?: 'art' | 'craftsmanship' | 'government' | 'religion' | 'science' | 'trade' | null
  per_level?: 1 | 2 | 3 | null
  per_value?: 3 | 6 | 9 | null
  per_side?: 'advanced' | 'basic' | null
  div?: number
  max?: number
  produced?: 'art' | 'craftsmanship' | 'government' | 'religion' | 'science' | 'trade' | null
  at_least?: number
  camp?: 'art' | 'craftsmanship' | 'government' | 'religion' | 'science' | 'trade' | null
  edges?: number | null
  level?: 1 | 2 | 3 | null
  card_domain?: 'art' | 'craftsmanship' | 'government' | 'religion' | 'science' | 'trade' | null
  card_value?: 3 | 6 | 9 | null
  max_value?: 3 | 6 | 9 | null
  give?: number | null
  from?: 'any' | 'art' | 'craftsmanship' | 'government' | 'religion' | 'science' | 'trade' | null
  get?: number | null
  to?: 'any' | 'art' | 'craftsmanship' | 'government' | 'religion' | 'science' | 'trade' | null
  times?: number | null
}

export interface DominationsSides {
  n: 'art' | 'corruptio' | 'craftsmanship' | 'government' | 'none' | 'religion' | 'science' | 'trade' | 'vestigium'
  e: 'art' | 'corruptio' | 'craftsmanship' | 'government' | 'none' | 'religion' | 'science' | 'trade' | 'vestigium'
  s: 'art' | 'corruptio' | 'craftsmanship' | 'government' | 'none' | 'religion' | 'science' | 'trade' | 'vestigium'
  w: 'art' | 'corruptio' | 'craftsmanship' | 'government' | 'none' | 'religion' | 'science' | 'trade' | 'vestigium'
}

export interface DominationsPrerequisite {
  domain: 'art' | 'craftsmanship' | 'government' | 'religion' | 'science' | 'trade'
  value: 3 | 6 | 9
}

export interface DominationsMonument {
  provenance?: 'partly' | 'reconstructed' | 'rulebook'
  note?: string
  id: string
  name: DominationsName
  shape: 'circle' | 'tile'
  condition: DominationsCondition
  piece: DominationsPiece
  level: DominationsLevel[]
}

export interface DominationsCondition {
  own_cities?: number
  cities?: number
  wheel_dots?: DominationsCounted | null
  camps?: DominationsCounted | null
  no_cradle?: boolean
  edges_min?: number
  edges_max?: number
  away_from_cradle?: boolean
}

export interface DominationsCounted {
  domain: 'art' | 'craftsmanship' | 'government' | 'religion' | 'science' | 'trade'
  n: number
}

export interface DominationsPiece {
  dots?: ('art' | 'craftsmanship' | 'government' | 'none' | 'religion' | 'science' | 'trade' | 'vestigium')[] | null
  city_vp?: number
  city_influence?: number
  city_discount?: number
  trade_plus?: number
}

export interface DominationsLevel {
  provenance?: 'partly' | 'reconstructed' | 'rulebook'
  note?: string
  level: number
  cost: { [key: string]: number }
  effects: DominationsLine[]
  sides: DominationsSides
}

export interface DominationsNation {
  provenance?: 'partly' | 'reconstructed' | 'rulebook'
  note?: string
  id: string
  name: DominationsName
  objectives: DominationsObjective[]
}

export interface DominationsObjective {
  provenance?: 'partly' | 'reconstructed' | 'rulebook'
  note?: string
  kind: 'adjacent_cities' | 'cities' | 'influence' | 'masteries' | 'monuments' | 'nodus' | 'separate_cities'
  what_if: boolean
  n?: number
  levels?: number[] | null
  need?: { [key: string]: number } | DominationsNeededMasteries[] | null
}

export interface DominationsNeededMasteries {
  count: number
  value: 3 | 6 | 9
  domains: ('art' | 'craftsmanship' | 'government' | 'religion' | 'science' | 'trade')[]
}

export interface DominationsTile {
  provenance?: 'partly' | 'reconstructed' | 'rulebook'
  note?: string
  id: string
  camp: 'art' | 'craftsmanship' | 'government' | 'religion' | 'science' | 'trade'
  dots: ('art' | 'craftsmanship' | 'government' | 'none' | 'religion' | 'science' | 'trade' | 'vestigium')[]
}

export interface DominationsCradle {
  provenance?: 'partly' | 'reconstructed' | 'rulebook'
  note?: string
  edges: (('art' | 'craftsmanship' | 'government' | 'none' | 'religion' | 'science' | 'trade' | 'vestigium')[])[]
}

export interface DominationsCampfire {
  provenance?: 'partly' | 'reconstructed' | 'rulebook'
  note?: string
  name: DominationsName
  sides: DominationsSides
  exchange: DominationsRate
}

export interface DominationsRate {
  give: number
  get: number
}

export interface UtopiaView {
  type: 'utopia'
  seat: number
  seats: number
  over: boolean
  scores: number[]
  asked: Asked | null
  round: number
  phase: number
  entry: number
  acted: boolean[]
  surprised: boolean[]
  track: number[]
  worth: number[]
  princes: UtopiaPrinces[]
  reserve: number[][]
  controller: number[]
  monument: number[]
  wonder: number[]
  bases: number[]
  privileges: number[]
  stock: number[]
  guests: number[]
  taken: number[][]
  hand_sizes: number[]
  hand: number[] | null
  deck_size: number
  pile: number[]
  unseen: number[]
}

export interface Asked {
  seat: number
  ask: string
  cause: number
  options: number[] | null
}

export type UtopiaPrinces = [district: number, seat: number, civ: number, count: number]

export interface UchroniaView {
  type: 'uchronia'
  seat: number
  seats: number
  over: boolean
  scores: number[]
  asked: Asked | null
  round: number
  turn: number
  first: number
  last: number
  ending: boolean
  threshold: number
  players: UchroniaPlayer[]
  hand: number[] | null
  order: UchroniaOrder | null
  forum: number[]
  discard: number[]
  turned: number[]
  pile_size: number
  unseen: number[]
  monopoly: number[]
  works: number[]
  building_pile_size: number
  pile_bottom: number[]
  building_discard: number[]
}

export interface UchroniaPlayer {
  hand_size: number
  at_least: number[]
  at_most: number[]
  stock: number[]
  activities: number[]
  activity_limit: number
  domain: number[]
  sites: UchroniaSite[]
  completed: number[]
}

export interface UchroniaSite {
  card: number
  resources: number[]
  fresh: boolean
}

export interface UchroniaOrder {
  order: number
  copied: boolean
  steps_left: number
  used: number[]
  raid: UchroniaRaid | null
}

export interface UchroniaRaid {
  revealed: number[]
  withheld: number[]
  gave: number[]
}

export interface DominationsView {
  type: 'dominations'
  seat: number
  seats: number
  over: boolean
  scores: number[]
  asked: Asked | null
  age: number
  round: number
  active: number
  order: number[]
  board: DominationsFilledCell[]
  frontier: number[][]
  wheels: number[][]
  players: DominationsPlayerView[]
  monuments: DominationsMonumentView[]
  holders: number[]
  spent: boolean[]
  copies: number[]
  supply_size: number
  hand: DominationsHandTile[]
  aside: DominationsHandTile[]
  chosen: DominationsHandTile[]
  returned: string[]
  dealt: string[]
  picked: string[]
}

export interface DominationsFilledCell {
  option: number
  cell: number[]
  tile: string
  rotation: number
  camp: number
  dots: number[]
  owner: number
  level: number
}

export interface DominationsPlayerView {
  knowledge: number[]
  limits: number[]
  influence: number
  points: number
  points_from: number[]
  influence_from: number[]
  tokens: number
  hand_size: number
  giving_up: number
  has_chosen: boolean
  nation: string
  nodus: number[]
  tree: DominationsTreeCard[]
}

export interface DominationsTreeCard {
  card: string
  copy: number
  advanced: boolean
  cell: number[]
  halves: number[]
}

export interface DominationsMonumentView {
  monument: string
  bought: number
  place: number[]
  founder: number
  controller: number
}

export interface DominationsHandTile {
  option: number
  tile: string
  camp: number
  dots: number[]
}

export type AnyView = DominationsView | UchroniaView | UtopiaView

export type AnyEvent = DominationsAgeBegan | DominationsChoicesRevealed | DominationsCityBuilt | DominationsExchanged | DominationsGained | DominationsInfluenceGrew | DominationsKnowledgeCleared | DominationsLevelBought | DominationsLocusScored | DominationsMasteryTaken | DominationsMasteryTurned | DominationsNationChosen | DominationsObjectivesJudged | DominationsOrderSet | DominationsPaid | DominationsPieceLaid | DominationsProduced | DominationsRoleTaken | DominationsScored | DominationsTilePlaced | DominationsTileWoken | DominationsTilesDrawn | DominationsTilesReturned | DominationsTurnBegan | UchroniaBonusUsed | UchroniaCommanded | UchroniaCompleted | UchroniaDrew | UchroniaEndSetOff | UchroniaExchanged | UchroniaGameEnded | UchroniaGave | UchroniaLacked | UchroniaMonopolyChanged | UchroniaOrderBegan | UchroniaOrderCopied | UchroniaOrderEnded | UchroniaPileRenewed | UchroniaPlotted | UchroniaRevealed | UchroniaSiteFed | UchroniaSiteRobbed | UchroniaStarted | UchroniaStockRobbed | UchroniaTransferred | UchroniaTurnBegan | UchroniaTurnedUp | UchroniaWithheld | UchroniaWorkBuried | UchroniaWorkDrawn | UchroniaWorksDiscarded | UtopiaCardsDealt | UtopiaCardsShuffled | UtopiaControlTaken | UtopiaDiscarded | UtopiaGameEnded | UtopiaGuestTaken | UtopiaGuestsArrived | UtopiaLowered | UtopiaPaid | UtopiaPhaseBegan | UtopiaPlayerNamed | UtopiaPrincePlaced | UtopiaPrinceRemoved | UtopiaPrincesMoved | UtopiaRaised | UtopiaRoundBegan | UtopiaScored | UtopiaSurpriseDrawn | UtopiaWonderBuilt

export type SocketRequest = AnswerUndo | Chat | Concede | Ping | Play | RequestUndo | Resync | Undo | Watch

export type SocketMessage = Accepted | Delta | Refused | Room | Said | Update
