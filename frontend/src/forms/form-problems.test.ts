import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { Email, Name, Password } from '#contracts/fields.ts';
import { OptionalMobile } from './form-fields.ts';
import { formProblems } from './form-problems.ts';

const Form = z.object({ firstName: Name, email: Email, password: Password, phone: OptionalMobile });
const right = { firstName: 'Andrea', email: 'andrea@mail.ph', password: 'narra-tree', phone: '' };

describe('the problems of a form', () => {
  it('are empty for valid input', () => {
    expect(formProblems(Form, right)).toEqual({});
    expect(formProblems(Form, { ...right, phone: '+639171234821' })).toEqual({});
  });

  it('name each field once', () => {
    expect(formProblems(Form, { ...right, firstName: 'Win at evil.com' })).toEqual({ firstName: 'nameDot' });
    expect(formProblems(Form, { firstName: '  ', email: '', password: '', phone: '+63917' })).toEqual({
      firstName: 'required',
      email: 'required',
      password: 'passwordShort',
      phone: 'phoneWrong',
    });
  });

  it.each([
    ['andrea', 'emailAt'],
    ['andrea@mail', 'emailEnding'],
    ['andrea@mail.', 'emailEnding'],
    ['a@b@c.ph', 'emailAt'],
    ['andrea@@', 'emailAt'],
    ['an drea@mail.ph', 'emailWrong'],
  ])('name the missing part of the email %s', (email, word) => {
    expect(formProblems(Form, { ...right, email })).toEqual({ email: word });
  });

  it('distinguish lists from amounts', () => {
    const Offer = z.object({
      services: z.array(z.string()).check(z.minLength(1)),
      price: z.int().check(z.gte(1), z.lte(10)),
    });
    expect(formProblems(Offer, { services: [], price: null })).toEqual({ services: 'chooseOne', price: 'required' });
    expect(formProblems(Offer, { services: ['a'], price: 11 })).toEqual({ price: 'tooMuch' });
    expect(formProblems(Offer, { services: ['a'], price: 0 })).toEqual({ price: 'tooLittle' });
  });
});
