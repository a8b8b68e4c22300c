import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unchecked } from '../../../testing/checkedInject';
import type { BodyAt } from '../../../contract/calls';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import {
  createCompany,
  createUser,
  signIn,
  type TestCompany,
  type TestUser,
} from '../../../testing/people';

const now = Date.UTC(2026, 2, 1, 9);

let test: TestApp;
let northwind: TestCompany;
let lakshmi: TestCompany;
let asha: TestUser;
let meera: TestUser;
let root: TestUser;

beforeAll(async () => {
  test = await buildTestApp({ clock: { now: () => now } });
  northwind = await createCompany(test, { name: 'Northwind' });
  lakshmi = await createCompany(test, { name: 'Lakshmi' });
  asha = await createUser(test, { company: northwind, username: 'asha', firstName: 'Asha' });
  meera = await createUser(test, { company: northwind, role: 'company_admin' });
  root = await createUser(test, { role: 'super_admin' });
});
afterAll(() => test.close());

type Who = Pick<TestUser, 'id'>;

const read = async (caller: Who, id: number) =>
  test.app.inject({ url: `/api/users/${id}`, headers: await signIn(test, caller) });
const save = async (caller: Who, id: number, payload: BodyAt<'PUT', `/users/${number}`>) =>
  test.app.inject({
    method: 'PUT',
    url: `/api/users/${id}`,
    headers: await signIn(test, caller),
    payload,
  });
const colleague = (role: TestUser['role'] = 'employee') =>
  createUser(test, { company: northwind, role });

describe('reading a profile', () => {
  it('gives the fields of the form in data', async () => {
    const answer = await read(asha, asha.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: {
        id: asha.id,
        fname: 'Asha',
        lname: 'Person',
        username: 'asha',
        email: asha.email,
        dob: null,
        company_id: northwind.id,
        gender: null,
        role: 'employee',
      },
    });
  });

  it('says the same of people one may not see and of nobody', async () => {
    const stranger = await createUser(test, { company: lakshmi });
    const manager = await colleague('company_manager');
    const staff = await createUser(test, { role: 'staff' });
    const answers = [
      await read(asha, meera.id),
      await read(manager, asha.id),
      await read(stranger, asha.id),
      await read(staff, asha.id),
      await read(meera, stranger.id),
      await read(meera, root.id),
      await read(asha, 999_999_999),
      await save(stranger, asha.id, { fname: 'Mine' }),
      await save(asha, meera.id, { fname: 'Mine' }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({
        error: 'User not found',
        code: 'not_found',
        request_id: expect.any(String),
      });
    }
    expect((await read(meera, asha.id)).statusCode).toBe(200);
    expect((await read(root, asha.id)).statusCode).toBe(200);
    expect((await test.app.inject({ url: `/api/users/${asha.id}` })).statusCode).toBe(401);
  });
});

describe('saving a profile', () => {
  it('changes what is given and nothing else', async () => {
    const person = await createUser(test, { company: northwind, firstName: 'Old' });
    const changed = await save(person, person.id, {
      fname: '  New\r\nName ',
      dob: '1992-02-29',
      gender: 'other',
    });
    expect(changed.statusCode).toBe(200);
    expect(changed.json().data).toMatchObject({
      fname: 'New Name',
      lname: 'Person',
      dob: '1992-02-29',
      gender: 'other',
    });
    const cleared = await save(person, person.id, { dob: null, gender: null });
    expect(cleared.json().data).toMatchObject({ fname: 'New Name', dob: null, gender: null });
    expect((await read(person, person.id)).json()).toEqual({ data: cleared.json().data });
  });

  it.each([
    [{ fname: ' ' }, 'fname', 'First name is required'],
    [{ lname: '' }, 'lname', 'Last name is required.'],
    [{ username: 'no spaces' }, 'username', expect.stringContaining('letters, digits')],
    [{ username: 'Deleted-34' }, 'username', expect.stringContaining('belong to deleted accounts')],
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters long.'],
    [{ dob: '2026-03-01' }, 'dob', 'Date of birth must be in the past.'],
    [{ dob: '2099-01-01' }, 'dob', 'Date of birth must be in the past.'],
    [{ dob: '1899-12-31' }, 'dob', 'Date of birth must be after 1900.'],
    [{ dob: '0000-01-01' }, 'dob', 'Date of birth must be after 1900.'],
    [{ dob: '2001-02-29' }, 'dob', 'Date of birth must be a real date.'],
    [{ dob: '01/02/1990' }, 'dob', 'Date of birth must be a real date.'],
    [{ gender: 'Male' }, 'gender', expect.stringContaining('must be one of')],
    [{ role: 'owner' }, 'role', expect.stringContaining('must be one of')],
    [{ company_id: '7' }, 'company_id', 'Company ID must be a whole number.'],
    [{ email: 'new@acme.example' }, 'email', 'Email is not a field of this request.'],
    [{ is_active: false }, 'is_active', 'Is active is not a field of this request.'],
  ])('refuses %j', async (change, field, sentence) => {
    const before = (await read(asha, asha.id)).json();
    const answer = await save(asha, asha.id, unchecked(change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ [field]: sentence });
    expect((await read(asha, asha.id)).json()).toEqual(before);
  });

  it('refuses to change nothing', async () => {
    expect((await save(asha, asha.id, {})).statusCode).toBe(400);
  });

  it('keeps usernames apart, in whatever case', async () => {
    const person = await colleague();
    const answer = await save(person, person.id, { fname: 'Unsaved', username: 'ASHA' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: 'This username is taken.',
      code: 'username_taken',
      fields: { username: 'This username is taken.' },
    });
    expect((await read(person, person.id)).json().data.fname).toBe('Test');
    const renamed = await save(person, person.id, { username: 'New.Name_1' });
    expect(renamed.json().data.username).toBe('new.name_1');
    const same = await save(person, person.id, { username: 'NEW.name_1' });
    expect(same.statusCode).toBe(200);
  });

  it('gives a username to one of many who want it at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => colleague()));
    const answers = await Promise.all(
      people.map((person) => save(person, person.id, { username: 'wanted' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('roles and companies', () => {
  it('keep their value where the caller may not change them; the rest is saved', async () => {
    const person = await colleague();
    const answer = await save(person, person.id, {
      fname: 'Saved',
      role: 'superadmin',
      company_id: lakshmi.id,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      fname: 'Saved',
      role: 'employee',
      company_id: northwind.id,
    });
    expect(answer.json().ignored).toEqual(['role', 'company_id']);
    const alone = await save(person, person.id, { role: 'company_admin' });
    expect(alone.statusCode).toBe(200);
    expect(alone.json()).toMatchObject({ data: { role: 'employee' }, ignored: ['role'] });
    const asItWas = { role: 'user', company_id: northwind.id };
    expect((await save(person, person.id, unchecked(asItWas))).json().ignored).toEqual([]);
  });

  it('are given by a company admin within the company, and no platform role', async () => {
    const person = await colleague();
    const promoted = await save(meera, person.id, { role: 'company_manager' });
    expect(promoted.json().data.role).toBe('company_manager');
    for (const role of ['admin', 'staff', 'superadmin']) {
      const refused = await save(
        meera,
        person.id,
        unchecked({ role, company_id: lakshmi.id, lname: role }),
      );
      expect(refused.json().data).toMatchObject({
        role: 'company_manager',
        company_id: northwind.id,
        lname: role,
      });
    }
    expect((await save(meera, meera.id, { role: 'super_admin' })).json().data.role).toBe(
      'company_admin',
    );
    const alias = await save(meera, person.id, { role: 'user' });
    expect(alias.json().data.role).toBe('employee');
  });

  it('are all in the hands of platform admins', async () => {
    const person = await colleague();
    const answer = await save(root, person.id, { role: 'admin', company_id: null });
    expect(answer.json().data).toMatchObject({ role: 'admin', company_id: null });
    const back = await save(root, person.id, { role: 'user', company_id: lakshmi.id });
    expect(back.json().data).toMatchObject({ role: 'employee', company_id: lakshmi.id });
    const nowhere = await save(root, person.id, { fname: 'Unsaved', company_id: 999_999 });
    expect(nowhere.statusCode).toBe(400);
    expect(nowhere.json().fields).toEqual({ company_id: 'There is no company with this ID.' });
    expect((await read(root, person.id)).json().data.fname).toBe('Test');
  });

  it('of a super admin are given and taken by super admins alone', async () => {
    const admin = await createUser(test, { role: 'admin' });
    const person = await colleague();
    for (const id of [admin.id, person.id]) {
      const answer = await save(admin, id, { role: 'superadmin', lname: 'Saved' });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ data: { lname: 'Saved' }, ignored: ['role'] });
      expect(answer.json().data.role).not.toBe('super_admin');
    }
    const chief = await createUser(test, { role: 'super_admin' });
    const changes = [{ role: 'user' }, { company_id: northwind.id }, { username: 'not.theirs' }];
    for (const change of changes) {
      const refused = await save(admin, chief.id, unchecked(change));
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({
        error: 'Only a Super Admin may change a Super Admin.',
        code: 'forbidden',
      });
    }
    expect((await read(chief, chief.id)).json().data).toMatchObject({
      role: 'super_admin',
      username: chief.username,
      company_id: null,
    });
    expect((await save(chief, person.id, { role: 'super_admin' })).json()).toMatchObject({
      data: { role: 'super_admin' },
      ignored: [],
    });
    for (const id of [person.id, chief.id]) {
      expect((await save(root, id, { role: 'employee' })).json().data.role).toBe('employee');
    }
  });

  it('bind on the next request', async () => {
    const person = await colleague();
    const headers = await signIn(test, person);
    const ask = () => test.app.inject({ url: `/api/users/${asha.id}`, headers });
    expect((await ask()).statusCode).toBe(404);
    await save(meera, person.id, { role: 'company_admin' });
    expect((await ask()).statusCode).toBe(200);
    await save(meera, person.id, { role: 'employee' });
    expect((await ask()).statusCode).toBe(404);
  });

  it('never leave the platform without a super admin', async () => {
    const refused = await save(root, root.id, { role: 'admin', fname: 'Unsaved' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'last_super_admin' });
    const admin = await createUser(test, { role: 'admin' });
    expect((await save(admin, root.id, { role: 'user' })).statusCode).toBe(403);
    await createUser(test, { role: 'super_admin', isActive: false });
    expect((await save(root, root.id, { role: 'admin' })).statusCode).toBe(409);

    const second = await createUser(test, { role: 'super_admin' });
    const answers = await Promise.all([
      save(root, root.id, { role: 'admin' }),
      save(second, second.id, { role: 'admin' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const holders = await test.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'super_admin')
      .where('is_active', '=', true)
      .execute();
    expect(holders).toHaveLength(1);
  });

  it('never leave a company without an admin by the last one stepping down', async () => {
    const company = await createCompany(test);
    const [first, second] = [
      await createUser(test, { company, role: 'company_admin' }),
      await createUser(test, { company }),
    ];
    const refused = await save(first, first.id, { role: 'employee' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'last_company_admin' });
    await save(first, second.id, { role: 'company_admin' });
    expect((await save(first, first.id, { role: 'employee' })).json().data.role).toBe('employee');
  });
});

describe('the deprecated calls', () => {
  it('read and change oneself', async () => {
    const person = await colleague();
    const headers = await signIn(test, person);
    const own = await test.app.inject({ url: '/api/user/profile/', headers });
    expect(own.json()).toMatchObject({ id: person.id, company: 'Northwind', role: 'employee' });
    const put = (payload: BodyAt<'PUT', '/user/update/'>) =>
      test.app.inject({ method: 'PUT', url: '/api/user/update/', headers, payload });
    const changed = await put({ first_name: 'Leela', last_name: 'Nair', username: 'Leela.N' });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({
      id: person.id,
      name: 'Leela Nair',
      username: 'leela.n',
    });
    expect((await put({ username: 'asha' })).statusCode).toBe(409);
    expect((await put(unchecked({ role: 'admin' }))).statusCode).toBe(400);
  });
});
