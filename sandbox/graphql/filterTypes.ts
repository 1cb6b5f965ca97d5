import {
  GraphQLBoolean,
  GraphQLError,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLScalarType,
  GraphQLString,
  valueFromASTUntyped,
} from 'graphql';
import type { GraphQLInputType } from 'graphql';
import type { LeafKind } from './fromFilterName.ts';

/** One bound of a number range; bounds travel as text. */
export interface NumberRange {
  readonly gt?: string;
  readonly gte?: string;
  readonly lt?: string;
  readonly lte?: string;
  /** `500..899`, both included. */
  readonly between?: string;
}

const RANGE_KEYS = ['gt', 'gte', 'lt', 'lte', 'between'];

const isRange = (value: unknown): value is NumberRange =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([key, bound]) => RANGE_KEYS.includes(key) && typeof bound === 'string');

/**
 * A number argument takes one value or a list of ranges, `points: 500` or `points: [{gte: "500"}]`. No
 * GraphQL type says "either", hence a scalar that is as strict about both as the plain types are.
 */
const numberOrRanges = (name: string, description: string, isValue: (value: unknown) => boolean) => {
  const parse = (value: unknown): unknown => {
    if (isValue(value)) return value;
    const ranges: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (ranges.every(isRange)) return ranges;
    throw new GraphQLError(`${name} cannot represent ${JSON.stringify(value)}: ${description}`);
  };
  return new GraphQLScalarType({
    name,
    description,
    parseValue: parse,
    parseLiteral: (node, variables) => parse(valueFromASTUntyped(node, variables)),
  });
};

const isInt = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 2 ** 31 - 1;
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const ranges = 'a list of ranges with gt, gte, lt, lte or between as text, [{gte: "500"}]';
const IntFilter = numberOrRanges('IntFilter', `An integer, or ${ranges}.`, isInt);
const FloatFilter = numberOrRanges('FloatFilter', `A number, or ${ranges}.`, isNumber);
const NumberTextFilter = numberOrRanges(
  'NumberTextFilter',
  `A number written as text, or ${ranges}.`,
  (value) => typeof value === 'string',
);

/** Bounds of a date; `after` and `before` include the bound. */
const DateFilter = new GraphQLInputObjectType({
  name: 'DateFilter',
  description: 'Bounds of a date. after and before include the bound, the strict ones do not.',
  fields: {
    after: { type: GraphQLString },
    before: { type: GraphQLString },
    strictly_after: { type: GraphQLString },
    strictly_before: { type: GraphQLString },
  },
});

export interface FilterType {
  readonly one: GraphQLInputType;
  /** Type of one value of `x_list`; null where a list has no sense. */
  readonly listed: GraphQLInputType | null;
}

/** Argument types of a collection field. */
export const WHERE_TYPES: Record<LeafKind, FilterType> = {
  id: { one: GraphQLInt, listed: GraphQLInt },
  relation: { one: GraphQLString, listed: GraphQLString },
  text: { one: GraphQLString, listed: GraphQLString },
  int: { one: IntFilter, listed: GraphQLInt },
  float: { one: FloatFilter, listed: GraphQLFloat },
  bool: { one: GraphQLBoolean, listed: null },
  date: { one: new GraphQLList(DateFilter), listed: null },
};

/** Types inside `or` and `not`, where the wire writes every value but booleans as text. */
export const TEXT_TYPES: Record<LeafKind, FilterType> = {
  ...WHERE_TYPES,
  id: { one: GraphQLString, listed: GraphQLString },
  int: { one: NumberTextFilter, listed: GraphQLString },
  float: { one: NumberTextFilter, listed: GraphQLString },
};
