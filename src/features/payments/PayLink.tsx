import Button, { type ButtonProps } from '@mui/material/Button';
import { LinkBase, useCanAccess } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { payments } from '../../resources/payments.ts';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { useCanCreate } from '../../views/form/useCanCreate.ts';

interface PayLinkProps extends Pick<ButtonProps, 'variant' | 'sx' | 'children'> {
  readonly to: string;
  /** Address to which one comes back. */
  readonly from: string;
}

/** The way to the payment; greyed with the reason for who only reads the payments of the club. */
export const PayLink = (props: PayLinkProps) => {
  const { canAccess } = useCanAccess({ resource: 'payments', action: 'create' });
  return canAccess ? <OwnPayLink {...props} /> : null;
};

const OwnPayLink = ({ to, from, ...look }: PayLinkProps) => {
  const translate = useTranslate();
  const canPay = useCanCreate(payments, payments.name);
  return canPay ? (
    <Button {...look} component={LinkBase} to={to} state={{ from }} />
  ) : (
    <RefusedButton {...look} reason={translate('payments.denied')} />
  );
};
