//! Utopia written by hand, as fast as its rules read plainly: what the compiled Python is measured by.
//!
//! The same questions, lists of options, generator and order of chance as `ludopolis.games.utopia`
//! without flags, so that the same seeds play the same games (`bench/rust.py` compares them number by
//! number). The board comes from the pack, over standard input. Standard library only.

use std::io::{Read, Write};

const CIVS: usize = 5;
const ISLANDS: usize = 4;
const PAIRS: usize = CIVS * ISLANDS;
const SEATS: usize = 5;
const DISTRICTS: usize = 24;
const PRINCES: u8 = 8;
const BASES: u8 = 8;
const PRIVILEGES: u8 = 2;
const MONUMENTS: u8 = 7;
const CARDS: u8 = 10;
const GUESTS: u8 = 2;
const GOAL: i16 = 50;
const KEPT: u8 = 5;
const NOBODY: u8 = 255;
const PASS: i16 = -1;
const SURPRISE: i16 = PAIRS as i16;
const ENTER_BUILDS: i16 = SURPRISE + 1;
const ACTION_BUILDS: i16 = 6;

/// The questions, numbered as in `asks`.
#[derive(Clone, Copy)]
enum Ask {
    Enter, District, Build, WonderPrince, Name, Extra, PositionDiscard, Action, Civilisation, From, To,
    HowMany, Monument, Island, Prince, Pay, HandLimit,
}

#[derive(Clone, Copy, PartialEq)]
enum Phase { Setup, Welcome, Development, Scoring }

#[derive(Clone, Copy, PartialEq)]
enum Action { Move, Add, AddAny, Remove, Raise, Lower }

const ACTIONS: [(Action, u8); 6] = [
    (Action::Move, 1), (Action::Add, 1), (Action::AddAny, 3), (Action::Remove, 1), (Action::Raise, 1),
    (Action::Lower, 2),
];

/// A payment: what for, how many cards are still owed, and where the action happens.
#[derive(Clone, Copy)]
struct Bill { action: u8, civ: u8, owed: u8, site: u8, end: u8, count: u8 }

/// What the rules still have to do.
#[derive(Clone, Copy)]
enum Frame {
    Round, Scoring, Welcome, Development, Turns,
    Enter(u8), Extra(u8), Name(u8), Build(u8), Turn(u8), HandLimit(u8),
    Place { seat: u8, civ: u8, island: u8 },
    PlaceLate { seat: u8, civ: u8, island: u8 },
    Wonder { seat: u8, island: u8, civ: u8 },
    PositionDiscard { place: u8, left: u8 },
    Choose { seat: u8, action: u8 },
    MoveFrom { seat: u8, civ: u8 },
    MoveTo { seat: u8, civ: u8, start: u8 },
    MoveCount { seat: u8, civ: u8, start: u8, end: u8 },
    AddAt { seat: u8, civ: u8 },
    AddIsland { seat: u8, civ: u8 },
    AddDistrict { seat: u8, civ: u8, island: u8 },
    RemoveAt { seat: u8, civ: u8 },
    Pay { seat: u8, bill: Bill },
}

/// sfc32, as in `core.rng`.
struct Rng { a: u32, b: u32, c: u32, d: u32 }

impl Rng {
    fn seeded(seed: u64) -> Rng {
        let mut rng = Rng { a: seed as u32, b: (seed >> 32) as u32, c: 0x9E37_79B9, d: 1 };
        for _ in 0..15 { rng.next(); }
        rng
    }

    fn next(&mut self) -> u32 {
        let t = self.a.wrapping_add(self.b).wrapping_add(self.d);
        self.d = self.d.wrapping_add(1);
        self.a = self.b ^ (self.b >> 9);
        self.b = self.c.wrapping_add(self.c << 3);
        self.c = self.c.rotate_left(21).wrapping_add(t);
        t
    }

    fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        let limit = (1u64 << 32) - (1u64 << 32) % n;
        loop {
            let x = u64::from(self.next());
            if x < limit { return (x % n) as usize; }
        }
    }

    /// A place, each as likely as what is counted there.
    fn pick(&mut self, counts: &[u8]) -> usize {
        let total: usize = counts.iter().map(|&count| count as usize).sum();
        let mut at = self.below(total);
        for (place, &count) in counts.iter().enumerate() {
            if at < count as usize { return place; }
            at -= count as usize;
        }
        unreachable!()
    }
}

/// What a match fixes.
struct Terms {
    seats: usize,
    districts: usize,
    starts: [usize; ISLANDS + 1],
    island_of: [usize; DISTRICTS],
    values: Vec<i16>,
    reach: Vec<Vec<i16>>,
    open_islands: Vec<i16>,
}

impl Terms {
    fn read(numbers: &mut impl Iterator<Item = i16>) -> Terms {
        let mut next = || numbers.next().expect("a number more");
        let seats = next() as usize;
        let mut starts = [0; ISLANDS + 1];
        for start in &mut starts { *start = next() as usize; }
        let districts = starts[ISLANDS];
        let mut island_of = [0; DISTRICTS];
        for island in 0..ISLANDS { island_of[starts[island]..starts[island + 1]].fill(island); }
        let mut list = || -> Vec<i16> { (0..next()).map(|_| next()).collect() };
        let values = list();
        let open_islands = list();
        let reach = (0..districts).map(|_| list()).collect();
        Terms { seats, districts, starts, island_of, values, reach, open_islands }
    }
}

struct Position {
    rng: Rng,
    stack: Vec<Frame>,
    princes: [[[u8; CIVS]; DISTRICTS]; SEATS],
    standing: [[[u8; CIVS]; ISLANDS]; SEATS],
    reserve: [[u8; CIVS]; SEATS],
    hands: [[u8; CIVS]; SEATS],
    deck: [u8; CIVS],
    pile: [u8; CIVS],
    taken: [[u8; PAIRS]; SEATS],
    board: [u8; PAIRS],
    bag: [u8; PAIRS],
    controller: [u8; DISTRICTS],
    monument: [u8; DISTRICTS],
    wonder: [u8; ISLANDS],
    points: [i16; SEATS],
    track: [u8; SEATS],
    worth: [u8; CIVS],
    bases: [u8; SEATS],
    privileges: [u8; SEATS],
    stock: [u8; CIVS],
    round: u32,
    phase: Phase,
    entry: u8,
    acted: u8,
    surprised: u8,
    over: bool,
    seat: u8,
    ask: Ask,
    cause: i16,
    options: Vec<i16>,
}

fn size(cards: &[u8; CIVS]) -> u8 { cards.iter().sum() }

impl Position {
    fn new(terms: &Terms, seed: u64) -> Position {
        let mut rng = Rng::seeded(seed);
        let mut worth = [5, 4, 3, 2, 1];
        for i in (1..CIVS).rev() { worth.swap(i, rng.below(i + 1)); }
        let first = rng.below(terms.seats);
        let mut track = [NOBODY; SEATS];
        for place in 0..terms.seats { track[place] = ((first + place) % terms.seats) as u8; }
        let mut bag = [0; PAIRS];
        for &island in &terms.open_islands {
            for civ in 0..CIVS { bag[civ * ISLANDS + island as usize] = GUESTS; }
        }
        let mut position = Position {
            rng, stack: vec![Frame::Round], princes: [[[0; CIVS]; DISTRICTS]; SEATS],
            standing: [[[0; CIVS]; ISLANDS]; SEATS], reserve: [[PRINCES; CIVS]; SEATS],
            hands: [[0; CIVS]; SEATS], deck: [CARDS; CIVS], pile: [0; CIVS],
            taken: [[0; PAIRS]; SEATS], board: [0; PAIRS], bag,
            controller: [NOBODY; DISTRICTS], monument: [NOBODY; DISTRICTS], wonder: [NOBODY; ISLANDS],
            points: [0; SEATS], track, worth, bases: [BASES; SEATS], privileges: [PRIVILEGES; SEATS],
            stock: [MONUMENTS; CIVS], round: 0, phase: Phase::Setup, entry: 0, acted: 0, surprised: 0,
            over: false, seat: 0, ask: Ask::Enter, cause: -1, options: Vec::with_capacity(64),
        };
        position.settle(terms);
        position
    }

    fn apply(&mut self, terms: &Terms, option: i16) {
        let frame = self.stack.pop().expect("a question");
        self.answer(terms, frame, option);
        self.settle(terms);
    }

    /// Run frames until one asks or the game is over.
    fn settle(&mut self, terms: &Terms) {
        while !self.over {
            let frame = self.stack.pop().expect("something to do");
            if self.step(terms, frame) {
                self.stack.push(frame);
                return;
            }
        }
    }

    /// Start a question.
    fn question(&mut self, seat: u8, ask: Ask, cause: i16) -> bool {
        self.seat = seat;
        self.ask = ask;
        self.cause = cause;
        self.options.clear();
        true
    }

    /// True if the frame asks: the question is then written down, and nothing else has changed.
    fn step(&mut self, terms: &Terms, frame: Frame) -> bool {
        match frame {
            Frame::Round => {
                if self.round > 0 { self.rotate_start(terms); }
                self.round += 1;
                self.surprised = 0;
                self.stack.extend([Frame::Scoring, Frame::Development, Frame::Welcome]);
                false
            }
            Frame::Scoring => {
                self.begin_phase(Phase::Scoring);
                self.score_districts(terms);
                self.over = self.points[self.track[0] as usize] >= GOAL;
                if !self.over { self.stack.push(Frame::Round); }
                false
            }
            Frame::Welcome => {
                if self.phase != Phase::Welcome {
                    self.begin_phase(Phase::Welcome);
                    for _ in 0..3 * terms.seats {
                        let pair = self.draw_guest();
                        self.board[pair] += 1;
                    }
                }
                if self.next_seat(terms).is_none() {
                    self.entry += 1;
                    self.acted = 0;
                    if self.entry == 3 {
                        self.guests_leave(terms);
                        return false;
                    }
                }
                let seat = self.next_seat(terms).expect("nobody has acted");
                self.acted |= 1 << seat;
                self.stack.extend([frame, Frame::Enter(seat)]);
                false
            }
            Frame::Enter(seat) => {
                self.question(seat, Ask::Enter, -1);
                self.add_guests(seat as usize);
                if self.surprised >> seat & 1 == 0 { self.options.push(SURPRISE); }
                self.add_builds(terms, seat as usize, ENTER_BUILDS);
                true
            }
            Frame::Extra(seat) => {
                self.question(seat, Ask::Extra, -1);
                self.add_guests(seat as usize);
                self.add_builds(terms, seat as usize, ENTER_BUILDS);
                true
            }
            Frame::Place { seat, civ, island } => {
                self.question(seat, Ask::District, civ.into());
                self.add_districts(terms, island)
            }
            Frame::PlaceLate { seat, civ, island } => {
                if self.reserve[seat as usize][civ as usize] > 0 {
                    self.stack.extend([Frame::Build(seat), Frame::Place { seat, civ, island }]);
                }
                false
            }
            Frame::Name(seat) => {
                self.question(seat, Ask::Name, -1);
                let others = (0..terms.seats as i16).filter(|&other| other != seat.into());
                self.options.extend(others);
                true
            }
            Frame::Build(seat) => {
                self.question(seat, Ask::Build, -1);
                self.add_builds(terms, seat as usize, 0);
                if self.options.is_empty() { return false; }
                self.options.push(PASS);
                true
            }
            Frame::Wonder { seat, island, civ } => {
                if civ as usize == CIVS {
                    self.wonder[island as usize] = seat;
                    self.bases[seat as usize] -= 1;
                    self.gain(seat, 6);
                    return false;
                }
                self.question(seat, Ask::WonderPrince, civ.into());
                let districts = terms.starts[island as usize]..terms.starts[island as usize + 1];
                let princes = &self.princes[seat as usize];
                self.options.extend(districts.filter(|&d| princes[d][civ as usize] > 0).map(|d| d as i16));
                if self.options.len() == 1 {
                    let only = self.options[0];
                    self.answer(terms, frame, only);
                    return false;
                }
                true
            }
            Frame::Development => {
                self.begin_phase(Phase::Development);
                for place in 0..terms.seats { self.deal(self.track[place] as usize, 5); }
                self.stack.extend([Frame::Turns, Frame::PositionDiscard { place: 0, left: 2 }]);
                false
            }
            Frame::PositionDiscard { place, left } => {
                if place as usize == terms.seats - 1 { return false; }
                let seat = self.track[place as usize];
                if left == 0 || size(&self.hands[seat as usize]) == 0 {
                    self.stack.push(Frame::PositionDiscard { place: place + 1, left: 1 });
                    return false;
                }
                self.question(seat, Ask::PositionDiscard, -1);
                self.add_held(seat as usize)
            }
            Frame::Turns => {
                if let Some(seat) = self.next_seat(terms) {
                    self.acted |= 1 << seat;
                    self.stack.extend([frame, Frame::Turn(seat)]);
                }
                false
            }
            Frame::Turn(seat) => {
                self.question(seat, Ask::Action, -1);
                for (number, &(action, price)) in ACTIONS.iter().enumerate() {
                    let possible = |civ| self.is_possible(terms, seat as usize, action, price, civ);
                    if (0..CIVS).any(possible) { self.options.push(number as i16); }
                }
                self.add_builds(terms, seat as usize, ACTION_BUILDS);
                self.options.push(PASS);
                true
            }
            Frame::HandLimit(seat) => {
                if size(&self.hands[seat as usize]) <= KEPT { return false; }
                self.question(seat, Ask::HandLimit, -1);
                self.add_held(seat as usize)
            }
            Frame::Choose { seat, action } => {
                self.question(seat, Ask::Civilisation, action.into());
                let (kind, price) = ACTIONS[action as usize];
                for civ in 0..CIVS {
                    if self.is_possible(terms, seat as usize, kind, price, civ) {
                        self.options.push(civ as i16);
                    }
                }
                true
            }
            Frame::MoveFrom { seat, civ } => {
                self.question(seat, Ask::From, civ.into());
                let princes = &self.princes[seat as usize];
                let places = (0..terms.districts).filter(|&d| princes[d][civ as usize] > 0);
                self.options.extend(places.map(|d| d as i16));
                true
            }
            Frame::MoveTo { seat, civ, start } => {
                self.question(seat, Ask::To, civ.into());
                self.options.extend(&terms.reach[start as usize]);
                true
            }
            Frame::MoveCount { seat, civ, .. } => {
                self.question(seat, Ask::HowMany, civ.into());
                self.options.extend([1, 2]);
                true
            }
            Frame::AddAt { seat, civ } => {
                self.question(seat, Ask::Monument, civ.into());
                let monument = &self.monument;
                let sites = (0..terms.districts).filter(|&d| monument[d] == civ);
                self.options.extend(sites.map(|d| d as i16));
                true
            }
            Frame::AddIsland { seat, civ } => {
                self.question(seat, Ask::Island, civ.into());
                self.options.extend(&terms.open_islands);
                true
            }
            Frame::AddDistrict { seat, civ, island } => {
                self.question(seat, Ask::District, civ.into());
                self.add_districts(terms, island)
            }
            Frame::RemoveAt { seat, civ } => {
                self.question(seat, Ask::Prince, civ.into());
                for d in 0..terms.districts {
                    if self.is_visiting(seat as usize, d, civ as usize) { self.options.push(d as i16); }
                }
                true
            }
            Frame::Pay { seat, bill } => {
                self.question(seat, Ask::Pay, bill.civ.into());
                let hand = &self.hands[seat as usize];
                let own = hand[bill.civ as usize];
                if own > 0 { self.options.push(bill.civ.into()); }
                let privileges = self.privileges[seat as usize];
                if privileges > 0 && bill.owed <= own + privileges {
                    for civ in 0..CIVS as u8 {
                        if civ != bill.civ && hand[civ as usize] > 0 {
                            self.options.push(i16::from(civ) + CIVS as i16);
                        }
                    }
                }
                true
            }
        }
    }

    /// Carry out the choice. The frame is off the stack.
    fn answer(&mut self, terms: &Terms, frame: Frame, option: i16) {
        let chosen = option as u8;
        match frame {
            Frame::Enter(seat) | Frame::Extra(seat) if option < PAIRS as i16 => {
                self.board[chosen as usize] -= 1;
                self.taken[seat as usize][chosen as usize] += 1;
                self.place_prince(seat, chosen);
            }
            Frame::Enter(seat) if option == SURPRISE => {
                self.stack.push(Frame::Name(seat));
                let pair = self.draw_guest() as u8;
                self.surprised |= 1 << seat;
                self.taken[seat as usize][pair as usize] += 1;
                self.place_prince(seat, pair);
            }
            Frame::Enter(seat) | Frame::Extra(seat) => {
                self.stack.push(frame);
                self.build(terms, seat, option - ENTER_BUILDS);
            }
            Frame::Place { seat, civ, .. } => self.shift(terms, seat, chosen, civ, 1),
            Frame::Name(_) => self.stack.push(Frame::Extra(chosen)),
            Frame::Build(seat) => {
                if option != PASS {
                    self.stack.push(frame);
                    self.build(terms, seat, option);
                }
            }
            Frame::Wonder { seat, island, civ } => {
                self.shift(terms, seat, chosen, civ, -1);
                self.stack.push(Frame::Wonder { seat, island, civ: civ + 1 });
            }
            Frame::PositionDiscard { place, left } => {
                self.lay_down(self.track[place as usize] as usize, chosen as usize);
                self.stack.push(Frame::PositionDiscard { place, left: left - 1 });
            }
            Frame::Turn(seat) => {
                if option == PASS {
                    self.stack.push(Frame::HandLimit(seat));
                    return;
                }
                self.stack.push(frame);
                if option < ACTION_BUILDS {
                    self.stack.push(Frame::Choose { seat, action: chosen });
                } else {
                    self.build(terms, seat, option - ACTION_BUILDS);
                }
            }
            Frame::HandLimit(seat) => {
                self.lay_down(seat as usize, chosen as usize);
                self.stack.push(frame);
            }
            Frame::Choose { seat, action } => self.stack.push(match ACTIONS[action as usize].0 {
                Action::Move => Frame::MoveFrom { seat, civ: chosen },
                Action::Add => Frame::AddAt { seat, civ: chosen },
                Action::AddAny => Frame::AddIsland { seat, civ: chosen },
                Action::Remove => Frame::RemoveAt { seat, civ: chosen },
                Action::Raise | Action::Lower => owed(seat, action, chosen, NOBODY, NOBODY, 0),
            }),
            Frame::MoveFrom { seat, civ } => {
                self.stack.push(Frame::MoveTo { seat, civ, start: chosen });
            }
            Frame::MoveTo { seat, civ, start } => {
                let many = self.princes[seat as usize][start as usize][civ as usize] > 1;
                self.stack.push(if many {
                    Frame::MoveCount { seat, civ, start, end: chosen }
                } else {
                    owed(seat, Action::Move as u8, civ, start, chosen, 1)
                });
            }
            Frame::MoveCount { seat, civ, start, end } => {
                self.stack.push(owed(seat, Action::Move as u8, civ, start, end, chosen));
            }
            Frame::AddAt { seat, civ } => {
                self.stack.push(owed(seat, Action::Add as u8, civ, chosen, NOBODY, 0));
            }
            Frame::AddIsland { seat, civ } => {
                self.stack.push(Frame::AddDistrict { seat, civ, island: chosen });
            }
            Frame::AddDistrict { seat, civ, .. } => {
                self.stack.push(owed(seat, Action::AddAny as u8, civ, chosen, NOBODY, 0));
            }
            Frame::RemoveAt { seat, civ } => {
                self.stack.push(owed(seat, Action::Remove as u8, civ, chosen, NOBODY, 0));
            }
            Frame::Pay { seat, bill } => self.pay(terms, seat, bill, chosen),
            _ => unreachable!(),
        }
    }

    // -- questions --

    fn next_seat(&self, terms: &Terms) -> Option<u8> {
        self.track[..terms.seats].iter().copied().find(|&seat| self.acted >> seat & 1 == 0)
    }

    fn add_guests(&mut self, seat: usize) {
        for pair in 0..PAIRS {
            if self.board[pair] > 0 && self.reserve[seat][pair / ISLANDS] > 0 {
                self.options.push(pair as i16);
            }
        }
        if self.options.is_empty() {
            let board = &self.board;
            self.options.extend((0..PAIRS).filter(|&pair| board[pair] > 0).map(|pair| pair as i16));
        }
    }

    fn add_districts(&mut self, terms: &Terms, island: u8) -> bool {
        let island = island as usize;
        self.options.extend(terms.starts[island] as i16..terms.starts[island + 1] as i16);
        true
    }

    fn add_held(&mut self, seat: usize) -> bool {
        let hand = &self.hands[seat];
        self.options.extend((0..CIVS).filter(|&civ| hand[civ] > 0).map(|civ| civ as i16));
        true
    }

    fn add_builds(&mut self, terms: &Terms, seat: usize, offset: i16) {
        if self.bases[seat] == 0 { return; }
        let standing = &self.standing[seat];
        for island in 0..ISLANDS {
            if self.wonder[island] == NOBODY && standing[island].iter().all(|&count| count > 0) {
                self.options.push(offset + island as i16);
            }
        }
        for island in 0..ISLANDS {
            if standing[island].iter().all(|&count| count < 3) { continue; }
            for district in terms.starts[island]..terms.starts[island + 1] {
                if self.controller[district] != NOBODY { continue; }
                for civ in 0..CIVS {
                    if self.princes[seat][district][civ] >= 3 && self.stock[civ] > 0 {
                        self.options.push(offset + (ISLANDS + district * CIVS + civ) as i16);
                    }
                }
            }
        }
    }

    fn may_pay(&self, seat: usize, civ: usize, cost: u8) -> bool {
        let own = self.hands[seat][civ];
        own >= cost
            || (cost - own <= self.privileges[seat] && size(&self.hands[seat]) >= cost)
    }

    fn is_visiting(&self, seat: usize, district: usize, civ: usize) -> bool {
        self.monument[district] as usize == civ && self.princes[seat][district][civ] > 0
    }

    fn is_possible(&self, terms: &Terms, seat: usize, action: Action, price: u8, civ: usize) -> bool {
        self.may_pay(seat, civ, price) && match action {
            Action::Move => self.reserve[seat][civ] < PRINCES,
            Action::Add => self.stock[civ] < MONUMENTS && self.reserve[seat][civ] > 0,
            Action::AddAny => self.reserve[seat][civ] > 0,
            Action::Remove => self.stock[civ] < MONUMENTS
                && (0..terms.districts).any(|d| self.is_visiting(seat, d, civ)),
            Action::Raise => self.worth[civ] < 5,
            Action::Lower => self.worth[civ] > 1,
        }
    }

    // -- changes --

    fn begin_phase(&mut self, phase: Phase) {
        self.phase = phase;
        self.entry = 0;
        self.acted = 0;
    }

    /// Points, and to the back of the line on the new square.
    fn gain(&mut self, seat: u8, points: i16) {
        if points == 0 { return; }
        self.points[seat as usize] += points;
        let score = self.points[seat as usize];
        let mut place = self.track.iter().position(|&other| other == seat).expect("on the track");
        while place > 0 && self.points[self.track[place - 1] as usize] < score {
            self.track[place] = self.track[place - 1];
            place -= 1;
        }
        self.track[place] = seat;
    }

    fn rotate_start(&mut self, terms: &Terms) {
        let track = &mut self.track[..terms.seats];
        let points = &self.points;
        let first = track.iter().take_while(|&&seat| points[seat as usize] > 0).count();
        if terms.seats - first >= 2 { track[first..].rotate_left(1); }
    }

    fn score_districts(&mut self, terms: &Terms) {
        let order = self.track;
        for &seat in &order[..terms.seats] {
            let mut income = 0;
            for district in 0..terms.districts {
                if self.controller[district] == seat {
                    income += i16::from(self.worth[self.monument[district] as usize]);
                }
            }
            self.gain(seat, income);
        }
    }

    fn draw_guest(&mut self) -> usize {
        let pair = self.rng.pick(&self.bag);
        self.bag[pair] -= 1;
        pair
    }

    fn guests_leave(&mut self, terms: &Terms) {
        for row in self.taken[..terms.seats].iter_mut().chain([&mut self.board]) {
            for pair in 0..PAIRS { self.bag[pair] += std::mem::take(&mut row[pair]); }
        }
    }

    fn place_prince(&mut self, seat: u8, pair: u8) {
        let (civ, island) = (pair / ISLANDS as u8, pair % ISLANDS as u8);
        self.stack.extend(if self.reserve[seat as usize][civ as usize] > 0 {
            [Frame::Build(seat), Frame::Place { seat, civ, island }]
        } else {
            [Frame::PlaceLate { seat, civ, island }, Frame::Build(seat)]
        });
    }

    fn shift(&mut self, terms: &Terms, seat: u8, district: u8, civ: u8, count: i8) {
        let (seat, district, civ) = (seat as usize, district as usize, civ as usize);
        let prince = &mut self.princes[seat][district][civ];
        *prince = prince.wrapping_add_signed(count);
        let standing = &mut self.standing[seat][terms.island_of[district]][civ];
        *standing = standing.wrapping_add_signed(count);
        self.reserve[seat][civ] = self.reserve[seat][civ].wrapping_add_signed(-count);
    }

    fn build(&mut self, terms: &Terms, seat: u8, answer: i16) {
        let answer = answer as usize;
        if answer < ISLANDS {
            self.stack.push(Frame::Wonder { seat, island: answer as u8, civ: 0 });
            return;
        }
        let (district, civ) = ((answer - ISLANDS) / CIVS, (answer - ISLANDS) % CIVS);
        self.shift(terms, seat, district as u8, civ as u8, -3);
        self.controller[district] = seat;
        self.monument[district] = civ as u8;
        self.stock[civ] -= 1;
        self.bases[seat as usize] -= 1;
        let owner = self.wonder[terms.island_of[district]];
        if owner != NOBODY { self.gain(owner, terms.values[district]); }
    }

    fn deal(&mut self, seat: usize, count: usize) {
        for _ in 0..count {
            if size(&self.deck) == 0 {
                self.deck = std::mem::take(&mut self.pile);
                if size(&self.deck) == 0 { return; }
            }
            let civ = self.rng.pick(&self.deck);
            self.deck[civ] -= 1;
            self.hands[seat][civ] += 1;
        }
    }

    fn lay_down(&mut self, seat: usize, civ: usize) {
        self.hands[seat][civ] -= 1;
        self.pile[civ] += 1;
    }

    fn pay(&mut self, terms: &Terms, seat: u8, bill: Bill, chosen: u8) {
        let civ = chosen % CIVS as u8;
        self.lay_down(seat as usize, civ as usize);
        if civ != bill.civ { self.privileges[seat as usize] -= 1; }
        if bill.owed > 1 {
            self.stack.push(Frame::Pay { seat, bill: Bill { owed: bill.owed - 1, ..bill } });
            return;
        }
        match ACTIONS[bill.action as usize].0 {
            Action::Move => {
                self.shift(terms, seat, bill.site, bill.civ, -(bill.count as i8));
                self.shift(terms, seat, bill.end, bill.civ, bill.count as i8);
            }
            Action::Add => {
                self.shift(terms, seat, bill.site, bill.civ, 1);
                let host = self.controller[bill.site as usize];
                if host != seat { self.gain(host, 1); }
            }
            Action::AddAny => self.shift(terms, seat, bill.site, bill.civ, 1),
            Action::Remove => {
                self.shift(terms, seat, bill.site, bill.civ, -1);
                self.gain(seat, 2);
            }
            Action::Raise => {
                let place = self.worth[bill.civ as usize];
                for other in &mut self.worth { if *other == place + 1 { *other = place; } }
                self.worth[bill.civ as usize] = place + 1;
            }
            Action::Lower => {
                let place = self.worth[bill.civ as usize];
                for other in &mut self.worth { if *other < place { *other += 1; } }
                self.worth[bill.civ as usize] = 1;
            }
        }
    }
}

/// The payment of an action of which all is said.
fn owed(seat: u8, action: u8, civ: u8, site: u8, end: u8, count: u8) -> Frame {
    let bill = Bill { action, civ, owed: ACTIONS[action as usize].1, site, end, count };
    Frame::Pay { seat, bill }
}

/// Play a game at random; `tell` is handed every question and its answer.
fn play(terms: &Terms, seed: u64, mut tell: impl FnMut(&Position, i16)) -> Position {
    let mut position = Position::new(terms, seed);
    let mut rng = Rng::seeded(seed + 1);
    while !position.over {
        let option = position.options[rng.below(position.options.len())];
        tell(&position, option);
        position.apply(terms, option);
    }
    position
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let (mode, first, count): (&str, u64, u64) =
        (&arguments[1], arguments[2].parse().unwrap(), arguments[3].parse().unwrap());
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let terms = Terms::read(&mut text.split_whitespace().map(|word| word.parse().unwrap()));
    if mode == "count" {
        let mut decisions = 0u64;
        for seed in first..first + count { play(&terms, seed, |_, _| decisions += 1); }
        println!("{decisions}");
    } else {
        let mut out: Vec<u8> = Vec::new();
        for seed in first..first + count {
            let end = play(&terms, seed, |position, option| {
                let head = [position.seat.into(), position.ask as i16, position.cause];
                for number in head.iter().chain(&position.options).chain([&option]) {
                    out.extend(number.to_le_bytes());
                }
            });
            for points in &end.points[..terms.seats] { out.extend(points.to_le_bytes()); }
        }
        std::io::stdout().write_all(&out).unwrap();
    }
}
