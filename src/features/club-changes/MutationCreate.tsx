import type { SchemaCreateProps } from '../../views/SchemaCreate.tsx';
import { ChangeCreate } from './ChangeCreate.tsx';

/** Asks for a mutation, once it is clear that the player needs one. */
export const MutationCreate = (props: SchemaCreateProps) => <ChangeCreate {...props} asked="mutations" />;
