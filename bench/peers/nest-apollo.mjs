/** Nest and Apollo the way their guides show it, code first: classes with decorators, one resolver, nothing tuned. */
import 'reflect-metadata';
import { ApolloDriver } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  Args,
  Field,
  Float,
  GraphQLModule,
  InputType,
  Int,
  ObjectType,
  Query,
  Resolver,
  registerEnumType,
} from '@nestjs/graphql';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { GraphQLScalarType } from 'graphql';
import { fieldsOf } from '../../dist/kernel/fields/index.js';
import { adjudicate } from '../../dist/kernel/rulings/index.js';
import { game, procedure } from '../subject.mjs';

const Json = new GraphQLScalarType({ name: 'JSON', serialize: (value) => value, parseValue: (value) => value });
const SCALARS = { integer: Int, halves: Float, number: Float, text: String, flag: Boolean, json: Json };

/** What `@InputType() class X { @Field() ... }` does, for classes made from the kernel's declarations. */
class Classes {
  #made = new Map();

  constructor(decorate, suffix) {
    this.decorate = decorate;
    this.suffix = suffix;
  }

  of(shape) {
    let made = this.#made.get(shape);
    if (made) return made;
    made = { [shape.name]: class {} }[shape.name];
    this.#made.set(shape, made);
    this.decorate(`${shape.name}${this.suffix}`)(made);
    for (const { name, type, optional, default: fallback } of fieldsOf(shape)) {
      const kind = type.kind === 'list' ? [this.#kind(type.of)] : this.#kind(type);
      Field(() => kind, { nullable: optional, ...(fallback === undefined ? {} : { defaultValue: fallback }) })(
        made.prototype,
        name,
      );
    }
    return made;
  }

  #kind(type) {
    if (type.kind === 'object') return this.of(type.of);
    return type.kind === 'choice' ? enumOf(type.choice) : SCALARS[type.kind];
  }
}

const enums = new Map();
function enumOf(choice) {
  let made = enums.get(choice);
  if (!made) {
    made = Object.fromEntries(choice.values.map((value) => [value, value]));
    registerEnumType(made, { name: choice.name });
    enums.set(choice, made);
  }
  return made;
}

function type(decorate, name, fields) {
  const made = { [name]: class {} }[name];
  decorate(name)(made);
  for (const [field, [kind, nullable = false]] of Object.entries(fields)) {
    Field(() => kind, { nullable })(made.prototype, field);
  }
  return made;
}

const outputs = new Classes(ObjectType, '');
const inputs = new Classes(InputType, 'Input');
const Step = type(ObjectType, 'Step', {
  rule: [String],
  also: [[String], true],
  key: [String],
  text: [String],
  values: [Json],
  forbids: [Boolean, true],
});
const RolledDie = type(ObjectType, 'RolledDie', { name: [String], sides: [Int], value: [Int], source: [String] });
const CellUse = type(ObjectType, 'CellUse', { chart: [String], cell: [String], source: [String] });
const Ruling = type(ObjectType, 'Ruling', {
  game: [String],
  procedure: [String],
  legal: [Boolean],
  outcome: [outputs.of(procedure.outcome), true],
  steps: [[Step]],
  dice: [[RolledDie]],
  seed: [String, true],
  provenance: [[CellUse]],
  summary: [String],
});
const Dice = type(InputType, 'Dice', { given: [[Int], true], seed: [String, true] });
const Input = inputs.of(procedure.input);
const Options = inputs.of(game.declaration.options);

class RulingResolver {
  ruling(input, dice, options) {
    return adjudicate(game, procedure, { input, dice, options }, 'en');
  }
}
const at = [RulingResolver.prototype, 'ruling'];
Reflect.defineMetadata('design:paramtypes', [Input, Dice, Options], ...at);
Args('input', { type: () => Input })(...at, 0);
Args('dice', { type: () => Dice })(...at, 1);
Args('options', { type: () => Options, defaultValue: {} })(...at, 2);
Query(() => Ruling)(...at, Object.getOwnPropertyDescriptor(...at));
Resolver()(RulingResolver);

class AppModule {}
Module({
  imports: [GraphQLModule.forRoot({ driver: ApolloDriver, autoSchemaFile: true })],
  providers: [RulingResolver],
})(AppModule);

const app = await NestFactory.create(AppModule, new FastifyAdapter(), { logger: ['error'] });
await app.listen(Number(process.env.PORT), process.env.HOST);
