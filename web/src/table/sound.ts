/** Quiet sounds, made on the spot: a voice for each game, a few notes for each thing that happens. */
export type Kind = 'move' | 'points' | 'moment' | 'turn' | 'end'

interface Voice {
  wave: OscillatorType
  /** The lowest note, in hertz. */
  root: number
  /** How long a note takes to fade, in seconds. */
  fade: number
}

/** Bells over the sea, wood in the jungle, strings of antiquity. */
const VOICES: { readonly [game: string]: Voice } = {
  utopia: { wave: 'sine', root: 523, fade: 0.7 },
  uchronia: { wave: 'triangle', root: 196, fade: 0.22 },
  dominations: { wave: 'triangle', root: 330, fade: 0.45 }
}
const PLAIN: Voice = { wave: 'sine', root: 392, fade: 0.35 }
/** Half tones above the root, one after the other. */
const TUNES: { readonly [kind in Kind]: readonly number[] } = {
  move: [0],
  points: [7, 12],
  moment: [0, 4, 7, 12],
  turn: [12, 7],
  end: [0, 7, 12, 16, 19]
}
const STEP = 0.11
const LOUDNESS = 0.05

/** When which note is to be heard, in seconds and hertz. */
export function notes(game: string, kind: Kind): { at: number; pitch: number; voice: Voice }[] {
  const voice = VOICES[game] ?? PLAIN
  return TUNES[kind].map((tone, place) => ({ at: place * STEP, pitch: voice.root * 2 ** (tone / 12), voice }))
}

export class Sounds {
  #context: AudioContext | null = null

  constructor(readonly game: string) {}

  play(kind: Kind): void {
    // Before the first click a browser allows no sound and complains of the attempt.
    if (!('userActivation' in navigator) || !navigator.userActivation.hasBeenActive) return
    const context = (this.#context ??= new AudioContext())
    for (const { at, pitch, voice } of notes(this.game, kind))
      this.#note(context, context.currentTime + at, pitch, voice)
  }

  close(): void {
    void this.#context?.close()
  }

  #note(context: AudioContext, start: number, pitch: number, { wave, fade }: Voice): void {
    const tone = new OscillatorNode(context, { type: wave, frequency: pitch })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.012)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + fade)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + fade)
  }
}
