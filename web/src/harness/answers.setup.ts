/** Before the tests: what the server would answer, from the program itself, so that no copy of it grows stale. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'

const ROOT = resolve('..')
const PYTHON = resolve(ROOT, '.venv/bin/python')
const MAX_BYTES = 2 ** 26

export default function setup({ provide }: TestProject): void {
  if (!existsSync(PYTHON)) throw new Error(`no ${PYTHON}: run \`make build\` first`)
  const printed = execFileSync(PYTHON, ['-m', 'tools.web_answers'], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: 'src' },
    encoding: 'utf-8',
    maxBuffer: MAX_BYTES
  })
  provide('answers', JSON.parse(printed) as { [address: string]: unknown })
}
