export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  close(): void;
}

export function startIdentityProvider(addresses: {
  redirectUri: string;
  signOutUri: string;
}): Promise<IdentityProvider>;
