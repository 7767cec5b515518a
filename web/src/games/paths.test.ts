import { describe, expect, it } from 'vitest'
import { catalogueOf } from '../harness/answers'
import { pathsBy } from '../session/targets'

describe('what words point at', () => {
  it.each([
    ['enter', 'guest:maya:wind', ['guest:maya:wind']],
    ['enter', 'surprise', ['bag']],
    ['build', 'control:wa1:maya', ['district:wa1', 'civ:maya']],
    ['build', 'wonder:fire', ['island:fire']],
    ['to', 'ea4', ['district:ea4']],
    ['pay', 'persia+privilege', ['card:persia']],
    ['civilisation', 'china', ['civ:china']],
    ['name', 'green', ['seat:2']],
    ['how_many', '2', []]
  ])('Utopia: %s %s', (ask, word, path) => {
    expect(pathsBy(catalogueOf('utopia').asks)(ask, word)).toEqual(path)
  })

  it.each([
    ['action', 'command2:clay', ['hand:clay', 'command2']],
    ['action', 'plot', []],
    ['order_step', 'take:wood', ['forum:wood']],
    ['order_step', 'launch:brick', ['stock:brick']],
    ['order_step', 'start:viaduct', ['work:viaduct']],
    ['order_step', 'fountain', ['site:fountain']],
    ['material', 'stock:marble', ['stock:marble']],
    ['pick_target', 'b', ['seat:1']],
    ['pick_target', 'c/cellar', ['at:2:cellar']]
  ])('Uchronia: %s %s', (ask, word, path) => {
    expect(pathsBy(catalogueOf('uchronia').asks)(ask, word)).toEqual(path)
  })

  it.each([
    ['grow.menu', 'tile:L17', ['tile:L17']],
    ['grow.menu', 'exchange', []],
    ['grow.cell', '(1,-2,0)', ['cell:1,-2,0']],
    ['grow.locus', '(0,1)', ['vertex:0,1']],
    ['inventor.mode', 'locus:(0,1)', ['vertex:0,1']],
    ['tree.cell', '(-1,2)', ['tree:-1,2']],
    ['age.assimilate', 'turn:markets', ['mastery:markets', 'turn']],
    ['age.order', '1', ['seat:1']]
  ])('Dominations: %s %s', (ask, word, path) => {
    expect(pathsBy(catalogueOf('dominations').asks)(ask, word)).toEqual(path)
  })
})
