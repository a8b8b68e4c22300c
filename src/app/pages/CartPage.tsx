import { CartPage } from '@/features/cart/CartPage';

export default function CartRoute() {
  return <CartPage />;
}
