import { expect, it } from 'vitest';
import { createModel } from '../../../sandbox/model/createModel.ts';
import { entity } from '../../../sandbox/model/entity.ts';
import { inverse, reference, references } from '../../../sandbox/model/relationFields.ts';
import { string } from '../../../sandbox/model/scalarFields.ts';

const declare = (name: string, owners: string[], fields: object = {}, parent?: string) =>
  entity(name, {
    path: `/${name}s`,
    label: name,
    represent: '${name}',
    access: { owners },
    fields: { name: string('Nom'), ...fields },
    ...(parent === undefined ? {} : { extends: parent }),
  });

const { entities } = createModel([
  declare('body', ['id'], { type: string('Type') }),
  declare('club', ['id'], {}, 'body'),
  declare('player', ['club'], {
    type: string('Type'),
    club: reference('Club', 'club', { required: true }),
    former: reference('Ancien club', 'club'),
    home: reference('Adresse', 'address'),
  }),
  declare('captain', ['club', 'second'], { second: reference('Club', 'club', { required: true }) }, 'player'),
  declare('address', ['players.club'], { players: inverse('Joueurs', 'player', 'home') }),
  declare('prize', ['player.club.id', 'player.former', 'clubs', 'body'], {
    player: reference('Joueur', 'player', { required: true }),
    clubs: references('Clubs', 'club', { required: true }),
    body: reference('Structure', 'body', { required: true }),
  }),
]);

const some = (path: string) => ({ path, test: { is: 'exists', value: true } });

it('knows of each way to an owner whether it always, or when it, ends at a club', () => {
  const belongs = (name: string) => entities.get(name)?.belongs;
  expect(belongs('club')).toEqual([null]);
  expect(belongs('body')).toEqual([undefined]);
  expect(belongs('player')).toEqual([null]);
  expect(belongs('captain'), 'what a sibling in the same table has not').toEqual([null, some('second')]);
  expect(belongs('address')).toEqual([some('players')]);
  expect(belongs('prize')).toEqual([null, some('player.former'), some('clubs'), undefined]);
});
