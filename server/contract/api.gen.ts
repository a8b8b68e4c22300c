// Generated from openapi.yaml by `npm run api`. Never edited by hand.
export interface paths {
    "/auth/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Starts a session for a username or email address and a password. Other sessions of the person continue. Failed attempts are limited per account and network; `Retry-After` gives the seconds to wait. Whether an account is closed is only reported after the correct password.
         *
         *     For a person with a second factor the correct password alone answers 401 `second_factor_required`, and `methods` in `details` names what the person has: `otp`, `recovery_code`, which are sent with the same call, and `passkey`. A wrong or used code answers 401 `invalid_second_factor`.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signup_request/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a sign-up code
         * @description Sends a one-time code to a corporate email address. The response is the same whether or not the address has an account.
         */
        post: operations["requestSignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify_otp_and_signup/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account with a code
         * @description Creates the account with the one-time code from the email and starts a session. The first person of an email domain creates its company and becomes its admin; later people join the company as employees. A code is valid for 600 seconds and five attempts.
         */
        post: operations["verifySignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/resend_otp/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the sign-up code
         * @description Sends a new code, at most once in 30 seconds and six times an hour from one network.
         */
        post: operations["resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in person
         * @description Checks the access token and returns the person that it belongs to.
         */
        get: operations["verifyToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh a session
         * @description Exchanges a refresh token for a new access token and refresh token. A second use of the same refresh token within 10 seconds returns the same pair; a later use ends the session.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session. Responds with 204, even if the token is unknown; with 200 if the session was started by single sign-on and the provider offers to sign people out.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password_reset_request/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset
         * @description Sends an email with a one-time code to set a new password. The response is the same whether or not the address has an account.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password_reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a password with a code
         * @description Sets a new password and ends all sessions of the person. It does not start a session. A code is valid for 600 seconds and five attempts; after that the response is 410.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password_reset_link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a password with a link
         * @description Sets a new password with the token from the link in the email and ends all sessions of the person. The link works once, within an hour; otherwise the response is 410.
         */
        post: operations["resetPasswordByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's sessions
         * @description Where the caller is signed in, with the session of the request first, then by last use. Ended sessions are not listed.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends all sessions of the caller except that of the request.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Ends a session of the caller, which may be that of the request. Its access token is refused from then on.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how the caller can confirm their identity
         * @description Returns what `POST /auth/confirm/` accepts from the caller. People with a second factor confirm with it, others with their password.
         */
        get: operations["getConfirmationMethods"];
        put?: never;
        /**
         * Confirm the caller's identity
         * @description Calls with `x-confirm-identity` answer 403 `confirm_identity` unless the person of the session proved who they are within 10 minutes, by signing in or by this call. With `true` that applies to people with a second factor, with `always` to everybody.
         */
        post: operations["confirmIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/totp/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the authenticator app
         * @description Tells whether and since when the caller has an authenticator app as a second factor.
         */
        get: operations["getTotp"];
        put?: never;
        /**
         * Start setting up an authenticator app
         * @description Returns a new secret for an authenticator app (RFC 6238: SHA-1, 6 digits, 30 seconds). It counts once a code confirms it. A secret that was not confirmed is replaced.
         */
        post: operations["startTotp"];
        /**
         * Remove the authenticator app
         * @description Removes the authenticator app. Recovery codes end with the last second factor. Other sessions continue.
         */
        delete: operations["turnOffTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/totp/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the authenticator app
         * @description Turns the authenticator app on with a code that it shows. From then on, signing in with the password takes a second factor as well. Returns recovery codes if the caller had none.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/recovery-codes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the recovery codes
         * @description Tells how many recovery codes of the caller were not used yet.
         */
        get: operations["countRecoveryCodes"];
        put?: never;
        /**
         * Make new recovery codes
         * @description Returns ten new codes, each of which works once in place of the second factor. They are not shown again, and the former ones no longer work.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's passkeys
         * @description A passkey signs in by itself and is a second factor.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Adds a passkey that was made with the options of `POST /auth/passkeys/registration/`. Each set of options works once, within five minutes. Returns recovery codes if the caller had none.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/registration/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start adding a passkey
         * @description Returns options for `navigator.credentials.create()`, as `PublicKeyCredential.parseCreationOptionsFromJSON()` reads them (Web Authentication Level 3).
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/sign-in/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Starts a session for the person of the passkey. Each set of options works once, within five minutes.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/sign-in/options/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start signing in with a passkey
         * @description Returns options for `navigator.credentials.get()`, as `PublicKeyCredential.parseRequestOptionsFromJSON()` reads them (Web Authentication Level 3). They also serve `POST /auth/confirm/`.
         */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description The passkey no longer signs in. Recovery codes end with the last second factor. Other sessions continue.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /**
         * Rename a passkey
         * @description Changes the name by which the person knows the passkey.
         */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Lists published events, sorted by start; by default only upcoming ones. If no event matches `search`, events with similar words are returned.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Create a draft event
         * @description Creates a draft. Only the title is required. Requires the role owner or editor in the organizer, or the permission `manage_events`.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/featured/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events for the front page
         * @description Lists featured events, then others by start. Events that are over or cancelled are not included.
         */
        get: operations["listFeaturedEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest events while typing
         * @description Returns upcoming events that match, then past events if there are fewer than `limit`. If no event matches, events with similar words are returned.
         */
        get: operations["searchEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         * @description Returns an event with its ticket tiers. Drafts are visible to the team of their organizer and to platform admins; other callers get 404.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        /**
         * Delete a draft event
         * @description Deletes a draft without bookings; other events return 409 `not_a_draft`. Send the version you read, or `*`, in `If-Match`; if the event has changed since, the response is 412 with the current event in `details.current`. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        /**
         * Update an event
         * @description Omitted fields stay unchanged. Send the version you read, or `*`, in `If-Match`; if the event has changed since, the response is 412 with the current event in `details.current`. The dates and venue of a published event can only be changed with POST /events/{id}/reschedule/ (409 `use_reschedule`), and fields that publishing requires cannot be emptied (409 `incomplete`). Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        patch: operations["updateEvent"];
        trace?: never;
    };
    "/events/{id}/summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event without its ticket tiers
         * @description Returns an event as the list shows it. Works without signing in.
         */
        get: operations["getEventSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/statistics/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get sales statistics of an event
         * @description Requires the permission `view_event_statistics`, which admins of the platform have.
         */
        get: operations["getEventStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/guests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the guests of an event
         * @description Lists one guest for each valid ticket of a paid booking, sorted by name; tickets without a name come last. Requires the permission `check_in_tickets`. Members of an organizer's team can list only the events of their organizer; other events return 404. To check a guest in, call POST /tickets/check-in/ with the guest's `id` and `version`.
         */
        get: operations["listGuests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an event and refund its bookings
         * @description Stops sales at once. Unpaid bookings are cancelled and their seats released. Each paid booking becomes `refunded`: its tickets become invalid, the full amount is refunded through its payment gateway, and bookers and attendees are notified by email. Bookings that are not finished within the request are finished in the background. Calling it again returns the same cancellation and changes nothing. Requires the role owner or editor in the event's organizer, or the permission `manage_events`.
         */
        post: operations["cancelEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/reschedule/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reschedule an event or change its venue
         * @description Changes the start, end or venue. If the start changes, the end of booking moves by the same time, and so does the start of booking unless booking has begun. Rescheduling never ends sales that are running. People with paid bookings and named attendees are notified by email with an updated calendar entry. Events that are over or cancelled return 409. Requires the role owner or editor in the event's organizer, or the permission `manage_events`.
         */
        post: operations["rescheduleEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/messages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages to attendees
         * @description Newest first. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["listEventMessages"];
        put?: never;
        /**
         * Send a message to attendees
         * @description Sends one email to each address, regardless of the number of tickets. With `dry_run` nothing is sent, and subject and text are optional; the response contains the number of recipients and a preview. At most ten messages a day per event. Returns 409 `event_draft` for a draft and `no_recipients` if the selection matches nobody. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        post: operations["sendEventMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/complimentary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue complimentary tickets
         * @description Creates a booking without price, payment and invoice for each attendee and sends the ticket by email. Either all tickets are issued or none. The seats come from the tier: returns 409 `sold_out` if it has too few, and `booking_closed` if the tier is closed or the event is a draft, cancelled or over. Errors name the attendee, such as `attendees.3.email`. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        post: operations["giveComplimentaryTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all recorded changes
         * @description Newest first, with the person, time, network, and the changed fields before and after. Entries are never changed or deleted. Requires the permission `manage_all_users`.
         */
        get: operations["listPlatformAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit.csv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all recorded changes as CSV
         * @description The file is RFC 4180 CSV in UTF-8 with byte order mark; cells that a spreadsheet could run as a formula start with an apostrophe. The download is recorded as well. Requires the permission `manage_all_users`.
         */
        get: operations["exportPlatformAuditCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit.xlsx/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all recorded changes as XLSX
         * @description The file has one sheet; times are formatted numbers. The download is recorded as well. Requires the permission `manage_all_users`.
         */
        get: operations["exportPlatformAuditXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List organizers
         * @description Lists the organizers that the caller belongs to, or all organizers for platform admins, by name.
         */
        get: operations["listOrganizers"];
        put?: never;
        /**
         * Create an organizer
         * @description Requires the permission `manage_events`. If `slug` is omitted, it is derived from the name.
         */
        post: operations["createOrganizer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizers/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an organizer
         * @description Returns an organizer with the details of its legal seller. Available to members of its team and platform admins.
         */
        get: operations["getOrganizer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an organizer
         * @description Omitted fields stay unchanged. Send the version you read, or `*`, in `If-Match`. Available to owners of the organizer and platform admins.
         */
        patch: operations["updateOrganizer"];
        trace?: never;
    };
    "/organizers/{id}/members/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the team of an organizer
         * @description Owners first, then by name. Available to members of the team and platform admins.
         */
        get: operations["listOrganizerMembers"];
        put?: never;
        /**
         * Add or change a team member
         * @description The person must already have an account with the given email address. The last owner cannot get another role: 409 `last_owner`. Available to owners of the organizer and platform admins.
         */
        post: operations["setOrganizerMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizers/{id}/members/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a team member
         * @description Members can remove themselves. The last owner cannot be removed: 409 `last_owner`. Available to owners of the organizer and platform admins.
         */
        delete: operations["removeOrganizerMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizers/{id}/takings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the takings of an organizer
         * @description Returns seats and amounts of payments made in the period for the organizer's events, and of refunds completed in the period, regardless of when they were paid. All groupings add up to the same totals, which equal the stored payments and refunds exactly. Available to owners of the organizer and platform admins; other members of its team get 403, other callers 404.
         */
        get: operations["getTakings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizers/{id}/takings.csv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download takings as CSV
         * @description Returns one line per row of the takings and one line per currency with the total. The file is RFC 4180 CSV in UTF-8 with byte order mark; cells that a spreadsheet could run as a formula start with an apostrophe. Available to owners of the organizer and platform admins; other members of its team get 403, other callers 404.
         */
        get: operations["exportTakingsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizers/{id}/takings.xlsx/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download takings as XLSX
         * @description Returns one line per row of the takings and one line per currency with the total. Amounts are formatted numbers. Available to owners of the organizer and platform admins; other members of its team get 403, other callers 404.
         */
        get: operations["exportTakingsXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizers/{id}/gst-summary.csv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the GST summary of a month
         * @description Returns one line per invoice and credit note issued in the month (one per place of supply if a document has several), then totals by section of GSTR-1, by place of supply and rate, and by currency. Amounts of credit notes are negative. The file is RFC 4180 CSV in UTF-8 with byte order mark; cells that a spreadsheet could run as a formula start with an apostrophe. Available to owners of the organizer and platform admins; other members of its team get 403, other callers 404.
         */
        get: operations["exportGstSummaryCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/companies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies for an exclusive event
         * @description With `search`, returns the first 20 companies whose name or domain contains the words, by name. With `event`, returns the companies that the event is open to. With neither, the list is empty. Available to owners and editors of an organizer and to platform admins.
         */
        get: operations["findCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizers/{id}/audit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recorded changes of an organizer
         * @description Lists changes of the organizer, its team and its events, newest first, with the person, time, network, and the changed fields before and after. Entries are never changed or deleted. Requires the role owner or editor in the organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["listOrganizerAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizers/{id}/audit.csv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download recorded changes of an organizer as CSV
         * @description The file is RFC 4180 CSV in UTF-8 with byte order mark; cells that a spreadsheet could run as a formula start with an apostrophe. The download is recorded as well. Requires the role owner or editor in the organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["exportOrganizerAuditCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizers/{id}/audit.xlsx/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download recorded changes of an organizer as XLSX
         * @description The file has one sheet; times are formatted numbers. The download is recorded as well. Requires the role owner or editor in the organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["exportOrganizerAuditXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events of the caller's organizers
         * @description Lists events in every status; platform admins see the events of all organizers. `counts` ignores the filter by status.
         */
        get: operations["listOrganizedEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console-search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search events, people and bookings
         * @description Searches for the consoles and returns at most five results of each kind: events of the caller's organizers (all events with `manage_events`), upcoming events first; people whom the caller manages; and bookings that the caller can read or whose event the caller edits. Bookings are found by booking number, payment id, or number of an invoice or credit note. A kind that the caller cannot list is empty.
         */
        get: operations["searchConsole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/overview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an overview of the caller's organizers
         * @description Covers published and paused events that have not ended; `cities` covers all events. Platform admins get the figures of all organizers.
         */
        get: operations["getOrganizedOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/events/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event for editing
         * @description Returns an event with its version (also as `ETag`), held and sold seats, revenue, companies with access, and what is missing before it can be published. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["getOrganizedEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/events/{id}/bookings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bookings of an event
         * @description Bookings removed from a cart are not included. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["listEventBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/events/{id}/bookings.csv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the bookings of an event as CSV
         * @description The file is RFC 4180 CSV in UTF-8 with byte order mark; cells that a spreadsheet could run as a formula start with an apostrophe. Times are in the event's time zone. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["exportEventBookingsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/events/{id}/bookings.xlsx/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the bookings of an event as XLSX
         * @description The file has one sheet; amounts and times are formatted numbers, times in the event's time zone. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["exportEventBookingsXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/events/{id}/attendees/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attendees of an event
         * @description Returns one row per valid ticket. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["listEventAttendees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/events/{id}/attendees.csv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the attendees of an event as CSV
         * @description The file is RFC 4180 CSV in UTF-8 with byte order mark; cells that a spreadsheet could run as a formula start with an apostrophe. Times are in the event's time zone. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["exportEventAttendeesCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/events/{id}/check-ins.csv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the scans of an event as CSV
         * @description Returns every scan with its result, door and person, including refused and undone ones. UTF-8 with byte order mark, RFC 4180; an apostrophe is added before a cell that a spreadsheet could run as a formula. Times are in the event's time zone. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["exportEventCheckInsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/events/{id}/attendees.xlsx/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the attendees of an event as XLSX
         * @description The file has one sheet; amounts and times are formatted numbers, times in the event's time zone. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["exportEventAttendeesXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/events/{id}/audit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recorded changes of an event
         * @description Newest first, with the person, time, network, and the changed fields before and after. Entries are never changed or deleted. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["listEventAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/events/{id}/audit.csv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download recorded changes of an event as CSV
         * @description The file is RFC 4180 CSV in UTF-8 with byte order mark; cells that a spreadsheet could run as a formula start with an apostrophe. The download is recorded as well. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["exportEventAuditCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/events/{id}/audit.xlsx/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download recorded changes of an event as XLSX
         * @description The file has one sheet; times are formatted numbers. The download is recorded as well. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["exportEventAuditXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/events/{id}/sales/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get sales, seats and check-in of an event
         * @description Each breakdown adds up to the totals, and the totals equal the payments. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["getEventSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/events/{id}/sales.csv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the sales of an event as CSV
         * @description Returns one line for the total and for each tier, day, company and gateway. The file is RFC 4180 CSV in UTF-8 with byte order mark; cells that a spreadsheet could run as a formula start with an apostrophe. Times are in the event's time zone. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["exportEventSalesCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/events/{id}/sales.xlsx/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the sales of an event as XLSX
         * @description Returns one line for the total and for each tier, day, company and gateway. The file has one sheet; amounts and times are formatted numbers, times in the event's time zone. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        get: operations["exportEventSalesXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/publish/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an event
         * @description Puts a draft on sale. Returns 409 `incomplete` if something is missing; `details.missing` names the fields. A published event is returned unchanged. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        post: operations["publishEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/pause/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause sales of an event
         * @description Unpaid holds keep their seats and can be paid. A paused event is returned unchanged. Returns 409 for an event that is a draft, cancelled or over. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        post: operations["pauseEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/resume/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume sales of an event
         * @description An event that is not paused is returned unchanged. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        post: operations["resumeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/duplicate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate an event
         * @description Creates a draft with the title, description, category, venue, pictures, companies with access and `approval_hours` of the event, and its ticket tiers with their limits and sale periods. The title gets the suffix ` (copy)`, and all seats are free. The dates of the event, its booking period, refund terms and bookings are not copied. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        post: operations["duplicateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/tiers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a ticket tier
         * @description An event has at most 50 tiers. The tier has the currency of the event. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        post: operations["createTier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/tiers/order/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reorder the ticket tiers of an event
         * @description The list must contain each tier of the event once. Send the event's version, or `*`, in `If-Match`; if the event has changed since, the response is 412 with the current event in `details.current`. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        put: operations["orderTiers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/tiers/{tier_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete or close a ticket tier
         * @description A tier that has bookings is closed instead of deleted: `is_active` becomes false. The last tier on sale of a published event cannot be deleted: 409 `last_tier`. Send the tier's version, or `*`, in `If-Match`. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        delete: operations["deleteTier"];
        options?: never;
        head?: never;
        /**
         * Update a ticket tier
         * @description The number of seats can be reduced to the held and sold seats, but not below: 409 `seats_taken` with `details.minimum`. A new price applies to new bookings; holds keep their price. Send the tier's version, or `*`, in `If-Match`. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        patch: operations["updateTier"];
        trace?: never;
    };
    "/events/{id}/access/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set which companies can book an event
         * @description If the event is exclusive, only the companies of the list can book. Tickets already bought stay valid. Send the event's version, or `*`, in `If-Match`; if the event has changed since, the response is 412 with the current event in `details.current`. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        put: operations["setEventAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-categories/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List event categories
         * @description Lists all categories with the number of their events, categories with the most events first.
         */
        get: operations["listEventCategories"];
        put?: never;
        /**
         * Create an event category
         * @description Requires the permission `manage_events`. If `slug` is omitted, it is derived from the name. A name or slug that another category has returns 409 `name_taken`.
         */
        post: operations["createEventCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-categories/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an event category
         * @description Omitted fields stay unchanged. A new name appears at once on all events of the category. Send the version you read, or `*`, in `If-Match`; if the category has changed since, the response is 412 with the current category in `details.current`. Requires the permission `manage_events`.
         */
        patch: operations["updateEventCategory"];
        trace?: never;
    };
    "/waiting-list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's waiting-list places
         * @description Lists waiting places first, then places that ended within the last 14 days.
         */
        get: operations["listWaitingEntries"];
        put?: never;
        /**
         * Join the waiting list of a ticket tier
         * @description A person can have one place per tier. Returns 409 `seats_available` (book instead), `already_waiting`, `waiting_list_closed`, `tier_limit`, `approval_required` (send a purpose, and a cost centre if the company has any), `policy_refused`, `budget_exceeded`, `no_approver`, `booking_closed` or `outside_sale_window`.
         */
        post: operations["joinWaitingList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waiting-list/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave a waiting list or decline its offer
         * @description Offered seats go to the next person in line. Returns 409 `not_waiting` if the place has ended.
         */
        delete: operations["leaveWaitingList"];
        options?: never;
        head?: never;
        /**
         * Update a waiting-list place
         * @description Changes the number of tickets, or whether fewer are accepted. Asking for more tickets moves the place to the end of the list. Returns 409 `not_waiting`, `tier_limit`, `approval_binding`, `approval_required` (leave the list and join it again to ask for approval) or `policy_refused`.
         */
        patch: operations["updateWaitingEntry"];
        trace?: never;
    };
    "/bookings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookings
         * @description Lists the caller's own bookings; with the permission `view_company_bookings` those of the company, with `view_all_bookings` all. Sorted newest first; with `timeframe=upcoming` by start of the event. Bookings removed from a cart are not included.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Add tickets to the cart
         * @description Creates a pending booking of the caller and their company at the current price and holds its seats until `hold_expires_at`. Nothing is charged. A request repeated with the same `Idempotency-Key` holds no further seats.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/checkout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a hosted payment
         * @description Starts a payment at a gateway for the caller's payable bookings and returns the URL of the payment page. Bookings whose hold has expired take their seats again, once for each booking; live holds are extended to at least 15 more minutes, once. Offers of a waiting list and approved bookings are not extended. Bookings stay pending until the gateway reports the payment.
         */
        post: operations["startCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/quote/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the cost of bookings
         * @description Calculates service fee, GST and total. Changes nothing and holds no seats.
         */
        get: operations["quoteBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get booking statistics
         * @description Returns counts and the amount spent for the bookings that the caller can read.
         */
        get: operations["getBookingStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a booking
         * @description Returns a booking with its tickets, payments and history. A booking that the caller cannot read returns 404.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        /**
         * Remove a pending booking from the cart
         * @description Releases the seats at once and removes the booking from lists. Only the holder can remove a booking. Returns 409 while the booking waits for approval.
         */
        delete: operations["removeBooking"];
        options?: never;
        head?: never;
        /**
         * Update a pending booking
         * @description Changes the quantity, `booking_for`, `booked_for_user`, `booked_for_name` or `notes`. Only the holder can update a booking. A new quantity takes or releases the difference in seats and does not restart the hold. A booking whose hold has expired takes its seats again, once, at the current price.
         */
        patch: operations["updateBooking"];
        trace?: never;
    };
    "/bookings/{id}/extend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend the hold of a booking
         * @description Adds the duration of one hold to `hold_expires_at`. Possible once, for the holder, while the seats are held. Offers of a waiting list and bookings with a request for approval return 409.
         */
        post: operations["extendHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a booking
         * @description Releases the seats, invalidates the tickets and refunds according to `refund_terms`. Paid bookings can be cancelled until the event starts and as long as no ticket was used; pending bookings can be cancelled unless they wait for approval. Other bookings return 409. The booking stays in lists with the status `cancelled`.
         */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/hand-over/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a booking over to a colleague
         * @description Makes another person of the company the holder. Allowed for admins and managers of the company who can read the booking, while the account of the holder is closed or erased, or the holder is away (another person decides in their place); otherwise 403. Seats, payment, invoice and ticket codes stay the same. With `give_tickets`, tickets that name the former holder are reassigned to the new one, and their former codes stop working. Returns 409 `event_started`, `not_paid`, `seats_offered` if its free seats are offered together with those of other bookings, and `tier_limit` if the new holder would exceed the tier's limit.
         */
        post: operations["handOverBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/qr-code/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the ticket codes of a booking
         * @description Returns the tickets of a paid booking with the text of their QR codes.
         */
        get: operations["getBookingQrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/receipt/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the invoice of a booking
         * @description Returns the booking's invoice as a PDF. Returns 409 `invoice_waits` while details that the invoice needs are missing.
         */
        get: operations["downloadReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/credit-note/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the credit note of a booking
         * @description Returns the credit note for a refund as a PDF. Returns 409 `no_credit_note` if nothing was refunded.
         */
        get: operations["downloadCreditNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/credit-notes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the credit notes of a booking
         * @description Lists one credit note for each refund, newest first. For credit notes of corrected invoices, use GET /bookings/{id}/invoices/.
         */
        get: operations["listCreditNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/credit-notes/{document_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a credit note of a booking
         * @description Returns the credit note as a PDF. Returns 404 if the document is not a credit note of this booking.
         */
        get: operations["downloadNumberedCreditNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/invoices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invoices of a booking
         * @description Lists documents newest first, including invoices that were replaced. Empty until the booking is paid. For the buyer and the admins of the company, each invoice states until when its billing details can be corrected.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/invoices/{document_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an invoice or credit note
         * @description Returns the document as a PDF. A replaced invoice names the invoice that replaces it. Returns 404 if the document does not belong to this booking.
         */
        get: operations["downloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/invoices/{document_id}/corrections/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct the billing details of an invoice
         * @description Cancels the invoice by a credit note for its remaining amount and issues a new invoice with the same amounts and the new billing details. No money moves; both documents are sent by email. Allowed for the buyer and the admins of the company until 30 days after the purchase; other callers get 404. Returns 409 `invoice_replaced`, `invoice_refunded`, `invoice_free`, `correction_closed` or `too_many_corrections`. A request repeated with the same `Idempotency-Key` makes one correction.
         */
        post: operations["correctInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/tickets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the tickets of a booking
         * @description Returns a PDF with one page and QR code per ticket. The booking must be paid and not cancelled.
         */
        get: operations["downloadTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/calendar/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the calendar entry of a booking
         * @description Returns an iCalendar file with times in UTC. The UID stays the same; if the event is rescheduled or cancelled, SEQUENCE increases, and a cancelled event has STATUS CANCELLED.
         */
        get: operations["downloadCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/attendees/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the attendees of a booking
         * @description Names the attendees of some or all seats of a paid booking. The request is idempotent. If `asks_guests` of the booking is true, people outside the company can be given as `guest`, which requires `purpose`; the company's policy may then return 409 `guest_refused` or `guest_needs_approval`, with fields such as `attendees.0.guest`.
         */
        post: operations["saveAttendees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendees/contacts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts for attendee details
         * @description Lists active people of the caller's company (not for clients), then everyone named as an attendee on bookings that the caller can read. Each email address is listed once, with its newest details first.
         */
        get: operations["listAttendeeContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/gateways/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment gateways
         * @description Lists the configured gateways that the caller can choose, the default first. `account` is included for people of a company that has an open account and whose policy pays on account.
         */
        get: operations["listPaymentGateways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/bulk_create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for several bookings
         * @description Creates one payment with a share for each booking, for all bookings or none. At a live gateway the payment stays pending until the gateway reports the outcome. If an open payment for the same bookings and amount exists, it is returned; an open payment for other bookings or another amount is replaced.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/verify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a payment
         * @description Asks the gateway for the status of a payment and applies the result as the gateway's own webhook would. Can be repeated safely. Returns 404 if the caller cannot read the payment.
         */
        post: operations["verifyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/webhooks/{gateway}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a gateway webhook
         * @description Called by payment gateways, not by clients. The signature in the gateway's own header covers the bytes of the body. An event takes effect once, even if it is delivered several times.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/verify-key/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the keys that verify ticket codes
         * @description Returns the public keys with which a device can verify ticket codes offline. The response may be cached for 300 seconds.
         */
        get: operations["getTicketVerifyKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/bookings/{id}/withdraw/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a complimentary ticket
         * @description The ticket becomes invalid, its seat goes back on sale, and the attendee is notified by email. Returns 409 `ticket_used` if the ticket was checked in, and 404 if the booking is not complimentary. Requires the role owner or editor in the event's organizer, or the permission `manage_events`; other callers get 404.
         */
        post: operations["withdrawComplimentaryTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/bookings/{id}/resend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the confirmation of a booking
         * @description Sends the current tickets, invoice and calendar entry to the person who paid; at most once a minute and five times a day. Available to owners and editors of the event's organizer and to platform admins.
         */
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/bookings/{id}/documents/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of a booking
         * @description Lists invoices and credit notes with the event's organizer as seller, newest first; empty while the seller's details are missing. Available to owners and editors of that organizer and to platform admins.
         */
        get: operations["listBookingDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/bookings/{id}/documents/{document_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a document of a booking
         * @description Returns an invoice or credit note as a PDF. Available to callers who can list it. The download is recorded in the audit log.
         */
        get: operations["exportBookingDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/bookings/{id}/refund/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the refundable amount of a booking
         * @description Returns what can still be refunded, and earlier refunds. Available to owners of the event's organizer and to platform admins.
         */
        get: operations["getBookingRefund"];
        put?: never;
        /**
         * Refund a booking
         * @description Refunds everything or a part. A refund of everything that is left ends the booking and its tickets; after a partial refund both stay valid, unless the seats go back on sale. A request repeated with the same `Idempotency-Key` makes one refund. Available to owners of the event's organizer and to platform admins.
         */
        post: operations["refundBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check-in/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events for check-in
         * @description Lists published events by start. Requires the permission `check_in_tickets`. Platform staff see every event; members of an organizer's team see the events of their organizer.
         */
        get: operations["listCheckInEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check-in/events/{id}/guest-list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the guest list for offline check-in
         * @description Returns everything a device needs to check in an event offline: its tickets, the public keys that verify ticket codes, and the server's time. Send the `next` of the last response as `since` to get only later changes. A response contains up to 10,000 tickets; if `more` is true, call again with `next`. Requires the permission `check_in_tickets`. Members of an organizer's team get 404 for events of other organizers.
         */
        get: operations["getDoorGuestList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check-in/events/{id}/progress/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get check-in progress of an event
         * @description Returns the numbers of expected and admitted attendees by tier and by door, the latest check- ins, and scans that need attention. Requires the permission `check_in_tickets`. Members of an organizer's team get 404 for events of other organizers.
         */
        get: operations["getDoorProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check-in/events/{id}/walk-ins/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Admit a walk-in
         * @description Makes a complimentary booking of one seat and checks in its ticket. Requires the permission `check_in_tickets`. Returns 409 if the organizer does not allow walk-ins (`walk_ins_off`), if no seat is free (`sold_out`), if the tier is closed or the event cancelled (`booking_closed`), and outside check-in hours (`outside_hours`).
         */
        post: operations["addWalkIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/check-in/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check in a ticket
         * @description Marks a ticket as used and returns the result. The response is 200 whether or not the ticket is accepted; `result` says which. A ticket is accepted once: if several devices scan it at the same time, one gets `accepted` and the others get `already_used` with the time and the name of the person who checked it in. Send exactly one of `code`, `ticket_number` and `ticket`; otherwise the response is 400. Requires the permission `check_in_tickets`. For members of an organizer's team, an `event` of another organizer returns 404, and a ticket for such an event returns `other_event` without the ticket.
         */
        post: operations["checkInTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/check-ins/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check in several scans
         * @description Checks in up to 200 scans and returns one result for each, in the same order. An invalid scan does not affect the others. Sending a scan again with the same `scan_id` returns the same result, so a device can safely repeat a call whose response was lost. If two devices admitted the same ticket offline, the scan with the earlier time counts, even if it arrives later. Requires the permission `check_in_tickets`.
         */
        post: operations["checkInTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/check-ins/{id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a check-in
         * @description Undoes a check-in, so that the ticket can be used again; if another scan was in conflict with it, that scan counts instead. Callers can undo their own check-ins within ten minutes of the scan. Owners and editors of the event's organizer and platform staff can undo any; other callers get 403. Returns 404 if the caller cannot check in tickets of the event, and 409 for a scan that was refused (`not_admitted`), that was already undone (`already_undone`) or that is too old (`undo_too_late`).
         */
        post: operations["undoCheckIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/reassign/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reassign a ticket to another person
         * @description Gives an issued ticket to another person and returns it with a new number and a new code. The former code stops working, the seat stays sold, and the new and the former attendee are notified by email. Until the event starts, the holder of the booking can reassign its tickets; managers and admins of the company can do so while the holder is away or after the holder's account was closed. Returns 409 for a used ticket (`ticket_used`), for one that is no longer valid (`ticket_void`), and if the person already holds the ticket (`same_holder`). `guest` and `purpose` have the same meaning as in POST /bookings/{id}/attendees/.
         */
        post: operations["reassignTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a link to a ticket
         * @description Returns the token of a link that shows this ticket without an account; the page is `/t/{token}`. The token stays the same until sharing is stopped, the ticket is reassigned, or the attendee's email address changes. Only the holder of a paid booking can share its tickets.
         */
        post: operations["makeTicketLink"];
        /**
         * Stop sharing a ticket
         * @description Invalidates all links to this ticket, including those in emails. The ticket itself stays valid. Only the holder of a paid booking can stop sharing its tickets.
         */
        delete: operations["stopTicketLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-tickets/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a shared ticket
         * @description Returns the ticket of a link, without the rest of its booking. Returns 404 if the link was stopped, or if the ticket was reassigned or cancelled, and 410 if the event is cancelled.
         */
        get: operations["getSharedTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-tickets/{token}/calendar/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the calendar entry of a shared ticket
         * @description Returns an iCalendar file with the event of the ticket, the same as in the email that brings the ticket.
         */
        get: operations["downloadSharedCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-tickets/{token}/pdf/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a shared ticket as a PDF
         * @description Returns a PDF of one page that shows neither the booking nor the company.
         */
        get: operations["downloadSharedTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/apple-wallet/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a ticket for Apple Wallet
         * @description Returns a signed pass. Requires the same rights as downloading the tickets as a PDF. Returns 404 if the operator has not set up Apple Wallet; the ticket's `wallets` says whether it is. Changes of the ticket or its event update the pass on the phone.
         */
        get: operations["downloadAppleWalletPass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/google-wallet/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link to add a ticket to Google Wallet
         * @description Returns a link that opens Google Wallet with the ticket. Requires the same rights as downloading the tickets as a PDF. Returns 404 if the operator has not set up Google Wallet, and 503 while Google does not respond. Changes of the ticket or its event update the pass on the phone.
         */
        get: operations["getGoogleWalletLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-tickets/{token}/apple-wallet/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a shared ticket for Apple Wallet
         * @description Returns the same pass as GET /tickets/{id}/apple-wallet/ to anyone who has the ticket's link.
         */
        get: operations["downloadSharedAppleWalletPass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-tickets/{token}/google-wallet/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link to add a shared ticket to Google Wallet
         * @description Returns the same link as GET /tickets/{id}/google-wallet/ to anyone who has the ticket's link.
         */
        get: operations["getSharedGoogleWalletLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apple-wallet/v1/devices/{device}/registrations/{pass_type}/{serial}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a device for updates of a pass
         * @description Called only by Apple Wallet, with the header `Authorization: ApplePass` and the pass's token. Apple defines the paths, statuses and bodies of the calls under /apple-wallet/.
         */
        post: operations["registerAppleWalletDevice"];
        /**
         * Unregister a device
         * @description Called only by Apple Wallet, with the header `Authorization: ApplePass` and the pass's token.
         */
        delete: operations["unregisterAppleWalletDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apple-wallet/v1/devices/{device}/registrations/{pass_type}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changed passes of a device
         * @description Called only by Apple Wallet, after a push notification. Apple sends no token here; device ids cannot be guessed.
         */
        get: operations["listChangedAppleWalletPasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apple-wallet/v1/passes/{pass_type}/{serial}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current version of a pass
         * @description Called only by Apple Wallet, with the header `Authorization: ApplePass` and the pass's token. The pass of a cancelled ticket or of a former holder is voided.
         */
        get: operations["refreshAppleWalletPass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apple-wallet/v1/log/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log errors of Apple Wallet
         * @description Called only by Apple Wallet. The messages are written to the server's log.
         */
        post: operations["logAppleWalletErrors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/audit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recorded changes of the company
         * @description Lists changes of the caller's company and its people, newest first, with the person, time, network, and the changed fields before and after. Entries are never changed or deleted. Requires the permission `manage_company`; callers without a company get 404.
         */
        get: operations["listCompanyAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/audit.csv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download recorded changes of the company as CSV
         * @description The file is RFC 4180 CSV in UTF-8 with byte order mark; cells that a spreadsheet could run as a formula start with an apostrophe. The download is recorded as well. Requires the permission `manage_company`; callers without a company get 404.
         */
        get: operations["exportCompanyAuditCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/audit.xlsx/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download recorded changes of the company as XLSX
         * @description The file has one sheet; times are formatted numbers. The download is recorded as well. Requires the permission `manage_company`; callers without a company get 404.
         */
        get: operations["exportCompanyAuditXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/second-factor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether the company's admins need a second factor
         * @description Requires the permission `manage_company`; callers without a company get 404.
         */
        get: operations["getCompanySecondFactor"];
        /**
         * Set whether the company's admins need a second factor
         * @description While it is required, company admins without a second factor must set one up before any other call. Requires the permission `manage_company`, and a proven domain once the company has people whom the caller did not invite.
         */
        put: operations["setCompanySecondFactor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/billing/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the billing details of the company
         * @description Returns the details that are printed on invoices of the caller's company. Requires the permission `manage_company`; callers without a company get 404.
         */
        get: operations["getCompanyBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the billing details of the company
         * @description Only the fields sent are changed; null clears a field. The form of a GSTIN is checked (`x-gst-registrations`), and for taxpayers its check character; it determines the state. Invoices that were already issued do not change.
         */
        patch: operations["updateCompanyBilling"];
        trace?: never;
    };
    "/company/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's company
         * @description Returns the company and whether its domain is proven. The TXT record is only included for callers with the permission `manage_company`. Callers without a company get 404.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/domain/verify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the domain of the company
         * @description Looks up the TXT records of the domain in DNS, for at most five seconds. Requires the permission `manage_company`; callers without a company get 404.
         */
        post: operations["verifyCompanyDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description Platform admins (`admin` and `super_admin`) see all companies, a company admin only their own. Without `status`, companies that were merged into another are not included. `counts` ignores the filter by status.
         */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Create a company
         * @description Available to platform admins. A domain that belongs to another company returns 409 `domain_taken`. People can join a company without a domain by invitation only.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a company
         * @description Returns a company with its domains. Available to platform admins and to the admins of the company. A company that was merged returns 404 `company_merged` with the id and name of the other company in `details.into`.
         */
        get: operations["getCompanyAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename, suspend or resume a company
         * @description Available to platform admins; an admin of the company can change its name if the domain is proven or everyone in the company is within their reach. People of a suspended company cannot book, extend holds or pay (403 `company_suspended`); their unpaid holds are released, and tickets stay valid. Send the version you read, or `*`, in `If-Match`; if the company has changed since, the response is 412 with its current state in `details.current`.
         */
        patch: operations["updateCompanyAccount"];
        trace?: never;
    };
    "/companies/{id}/merge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a company into another
         * @description Moves people, bookings, payments, invitations, domains and access to exclusive events to the other company in one transaction. Holds keep their time and their seats, and nothing else of the other company changes. With `dry_run` nothing is changed and the response contains what would be moved. Merging a large company can take more than a minute and continues if the client disconnects. Repeating the request after the merge returns 404 `company_merged` with the other company in `details.into`. Returns 409 `not_mergeable` if the other company is the same or suspended. Available to platform admins.
         */
        post: operations["mergeCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/domains/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an email domain to a company
         * @description People of an added domain join the company once the domain is proven. Available to platform admins, and to admins of the company once its own domain is proven. Domains of free email providers return 400, and a proven domain of another company returns 409 `domain_taken`.
         */
        post: operations["addCompanyDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/domains/{domain}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Prove a domain or revoke the proof
         * @description Proves a domain without a TXT record, or revokes the proof. Revoking the proof creates a new token, so that a TXT record with the former token no longer proves the domain. Available to platform admins.
         */
        put: operations["setCompanyDomain"];
        post?: never;
        /**
         * Remove a domain from a company
         * @description The people of the domain stay in the company. The company's own domain cannot be removed: 409 `own_domain`. Available to platform admins and to the admins of the company.
         */
        delete: operations["removeCompanyDomain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/domains/{domain}/verify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a domain
         * @description Looks up the TXT records of the domain in DNS, for at most five seconds. Available to platform admins and to the admins of the company.
         */
        post: operations["verifyAddedDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description Lists people with their role and last sign-in. Platform admins see everyone, a company admin the people of their company. Until the domain of the company is proven, a company admin only sees themselves and people whom they invited. `counts` ignores the filter by status.
         */
        get: operations["listPeople"];
        put?: never;
        /**
         * Create an account
         * @description Sends the person an email with a link to choose a password, which works once, for seven days. Platform roles have no company; all other roles require one. Available to platform admins; only a super admin can create a super admin. An address that already has an account returns 409 `has_account`.
         */
        post: operations["createPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a person
         * @description Available to callers who see the person in GET /people/; other callers get 404.
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a person's role, company or account
         * @description Omitted fields stay unchanged. Only platform admins can change the company; a platform role removes it. Closing an account ends its sessions at once and releases unpaid holds; tickets stay valid. Callers cannot close their own account: 409 `own_account`. The role, company and account of the last super admin, the last platform admin, and the last admin of a company that has people and is not suspended cannot change: 409 `last_super_admin`, `last_platform_admin` or `last_company_admin`. Send the version you read, or `*`, in `If-Match`; if the person has changed since, the response is 412 with the current state in `details.current`.
         */
        patch: operations["updatePerson"];
        trace?: never;
    };
    "/people/invitations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open invitations
         * @description Newest first. Platform admins see the invitations of all companies, a company admin those of their company. Until the domain of the company is proven, a company admin only sees their own invitations.
         */
        get: operations["listPeopleInvitations"];
        put?: never;
        /**
         * Invite a person to a company
         * @description Sends an email with a link that works once, for seven days. Inviting the same address again replaces its open invitation. Platform admins name the company; company admins invite to their own. Returns 409 `already_member` if the person belongs to the company, and `company_suspended` if the company is suspended.
         */
        post: operations["invitePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/invitations/{id}/resend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an invitation
         * @description Sends a new link; the former link stops working. Available to callers who can invite people to the company.
         */
        post: operations["resendPersonInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/invitations/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description The link stops working at once. Available to callers who can invite people to the company.
         */
        delete: operations["withdrawPersonInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/single-sign-on/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the single sign-on of the company
         * @description Returns the connection to the company's identity provider, without its secret, and what to enter there. Requires the permission `manage_company`; callers without a company get 404.
         */
        get: operations["getSingleSignOn"];
        /**
         * Connect or change the identity provider
         * @description Reads the configuration of the provider (OpenID Connect Discovery) and saves the connection. People can sign in with it after a test sign-in (POST /company/single-sign-on/test/). A change of `issuer`, `client_id` or `client_secret` requires another test sign-in; until then the connection is not used, and passwords work. With `required`, the sessions of people who have signed in with a password end, except those of the caller and of the admin in `break_glass`.
         */
        put: operations["setSingleSignOn"];
        post?: never;
        /**
         * Remove the identity provider
         * @description Deletes the connection and all links between people and their accounts at the provider. People sign in with passwords again; sessions continue.
         */
        delete: operations["removeSingleSignOn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/single-sign-on/test/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a test sign-in
         * @description Returns the address of the provider for the browser to open, and sets a cookie that binds the sign-in to this browser for ten minutes. After a successful sign-in the connection counts as tested. The browser returns to the page Single sign-on with the query parameter `test`.
         */
        post: operations["testSingleSignOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/domain/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Prove a company's domain or revoke the proof
         * @description Available to platform admins (`admin` and `super_admin`). Revoking the proof creates a new token, so that a TXT record with the former token no longer proves the domain.
         */
        put: operations["setCompanyDomainProof"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/people/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people of the company
         * @description Lists people by name. Requires the permission `manage_company`; callers without a company get 404. Until the domain of the company is proven, only the caller and people whom the caller invited are listed.
         */
        get: operations["listCompanyPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/invitations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open invitations of the company
         * @description Lists invitations newest first. Requires the permission `manage_company`; callers without a company get 404. Until the domain of the company is proven, only the caller's own invitations are listed.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a person to the company
         * @description Sends an email with a link that works once, for seven days. Inviting the same address again replaces its open invitation. Until the domain of the company is proven, only addresses at the domain can be invited. The response is the same whether or not the address has an account elsewhere.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/invitations/{id}/resend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an invitation
         * @description Sends a new link, valid for 7 days; the former link stops working. An expired invitation can be resent as well. A company can send at most five emails a day to one address.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/invitations/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description The link stops working at once. Nobody is notified.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sso/start/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start a single sign-on
         * @description For browsers, not for programs. Redirects to the identity provider of the company that has proven the domain of the email address, and sets a cookie that binds the sign-in to this browser for ten minutes. If there is no such company, redirects to the sign-in page with the query parameter `sso`. The response depends on the domain alone, not on whether the address has an account.
         */
        get: operations["startSingleSignOn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sso/callback/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finish a single sign-on
         * @description The redirect URI that providers call. Starts a session, sets its cookies and redirects to the page that the person wanted. Links an account that existed before to the provider's account only after the person has entered a code from an email on the page /signin/confirm. Other failures redirect to the sign-in page with the query parameter `sso`.
         */
        get: operations["finishSingleSignOn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sso/link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link an account to the provider with a code
         * @description Confirms with the one-time code from the email that an account belongs to the person who has just signed in at the provider, and starts a session. Requires the cookie that GET /auth/sso/callback/ has set. A code is valid for 600 seconds and five attempts.
         */
        post: operations["linkSingleSignOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invitation
         * @description Returns the company, role and sender of an invitation. Returns the same 410 for tokens that are unknown, used, revoked or expired, and if the sender may no longer invite.
         */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{token}/accept/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Creates the account of the invited person and starts a session. The link proves the email address. An address that already has an account returns 409 `has_account`; the account does not change its company.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's notifications
         * @description Newest first: paid bookings, missing attendee details, events tomorrow, holds about to end, changes of events, and similar.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/mail-preferences/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's email preferences
         * @description Returns how often the caller gets emails about approvals and budgets.
         */
        get: operations["getMailPreferences"];
        /**
         * Set the caller's email preferences
         * @description Sets how often the caller gets emails about approvals and budgets.
         */
        put: operations["setMailPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Marks the given notifications, or all if none are given. Ids of other people's notifications are ignored.
         */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a profile
         * @description Available to the person, to admins of the person's company within reach, and to admins of the platform. Other callers get 404.
         */
        get: operations["getUserProfile"];
        /**
         * Update a profile
         * @description The role and company of the last super admin, the last platform admin, and the last admin of a company that has people and is not suspended cannot change: 409 `last_super_admin`, `last_platform_admin` or `last_company_admin`.
         */
        put: operations["updateUserProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/personal-data.json/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the caller's personal data
         * @description Returns a file with everything that Foyer stores about the person, without passwords, ticket codes and tokens. Available to the person only, five times a day. The download is recorded in the audit log.
         */
        get: operations["exportPersonalData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/coming-bookings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a person's upcoming paid bookings
         * @description Lists paid bookings whose events are not over, as the dialog for closing the account shows them. Available to the person, and to those who may close or erase the account; they only get bookings that they can read.
         */
        get: operations["listComingBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/erase/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a person's account and data
         * @description Erases the person permanently. Payments and invoices are kept as the law requires, and tickets of other people stay valid. Available to the person, and, once the account is closed (otherwise 409 `account_open`), to people who may close it. Returns 409 `upcoming_bookings` for paid bookings of upcoming events, `payment_pending` for a payment in progress, `last_owner` for the only owner of an organizer, and `last_company_admin`, `last_platform_admin` or `last_super_admin` for the last admin.
         */
        post: operations["eraseUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/deactivate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a person's account
         * @description Ends all sessions at once and releases unpaid holds; tickets stay valid. Available to admins of the person's company and of the platform; a super admin can only be closed by another super admin. Returns 409 `own_account` for the caller's own account, and 409 `last_company_admin` for the last admin of a company that has other people and is not suspended.
         */
        post: operations["deactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/reactivate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a closed account
         * @description The person can sign in again. An account that is already open is returned unchanged.
         */
        post: operations["reactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the contact details of support
         * @description Returns what the operator of the installation has configured. Values that are not configured are null or an empty list.
         */
        get: operations["getSupportContact"];
        put?: never;
        /**
         * Send a message to support
         * @description Sends the message to support by email; replies go to `email`. The number of messages per network is limited.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description Adds the address. An address that is already subscribed gets the same response and no email.
         */
        post: operations["subscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import events
         * @description Imports events with their ticket tiers. The body is the file: CSV in UTF-8, the first sheet of an XLSX, or JSON. A file has at most 10 MB, 20,000 rows (50,000 with empty ones), 100 columns and 50 tiers per event; an XLSX has at most 40 MB when unpacked. Files that take more than 20 seconds or 256 MB of memory to read return 413. Each row of a table is a ticket tier; rows with the same title, start and venue, and rows without a title, belong to one event. A JSON file is an array of ImportedEvent. All events are created in one transaction, or none. With `dry_run` nothing is created and problems are returned in `errors`; otherwise problems return 400 `import_errors`.
         */
        post: operations["importEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/imports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports of an organizer
         * @description Returns the last 50 imports, newest first.
         */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organize/imports/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the events of an import
         * @description Deletes all events of the import, or none. Returns 409 `import_booked` if one of them has bookings.
         */
        delete: operations["undoImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description The body is the file: JPEG, PNG, WebP or AVIF, at most 10 MB and 40 megapixels, at least 200 × 200 pixels, and at most four times as long as wide. The content of the file decides its type, not its name or media type. The picture is stored in up to three widths as AVIF and WebP, without metadata, upright, and with only the first frame of an animation. The same file always has the same hash. Pictures that are not used are deleted after a day. Requires the permission `organize_events`. Returns 415 for other types of files, 413 for files that are too large, and 400 `bad_picture` for damaged files and files that contain more than a picture.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{hash}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a picture
         * @description Returns the smallest variant that is at least `w` pixels wide, or else the largest. The content of a URL never changes, so it can be cached indefinitely.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setup/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the set-up state
         * @description Returns whether Foyer is set up, and its configuration. The configuration is only included before set-up, for callers with the token of the link that the server prints at its first start.
         */
        get: operations["getSetup"];
        put?: never;
        /**
         * Set up Foyer
         * @description Creates the first administrator, who is a super admin, and an organizer that the administrator owns, and starts a session. Possible once: further calls return 409 `already_set_up`.
         */
        post: operations["completeSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check health
         * @description Checks the process and its database. Returns 503 with `Retry-After` while the database does not respond, and once the process is shutting down.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process is alive
         * @description Does not query the database. If it fails, restart the process.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process is ready
         * @description Returns 503 with `Retry-After` once the process is shutting down, and while its database does not respond within two seconds.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a hosted payment (deprecated)
         * @deprecated
         * @description Deprecated: use POST /bookings/checkout/ instead, which returns the same.
         */
        post: operations["checkoutDeprecated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the cart (deprecated)
         * @deprecated
         * @description Deprecated: use GET /bookings/?status=pending instead, which lists the pending bookings that make up the cart.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/add/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add tickets to the cart (deprecated)
         * @deprecated
         * @description Deprecated: use POST /bookings/ instead, which also accepts an `Idempotency-Key`.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove tickets from the cart (deprecated)
         * @deprecated
         * @description Deprecated: use DELETE /bookings/{id}/ instead.
         */
        delete: operations["removeCartItem"];
        options?: never;
        head?: never;
        /**
         * Change the quantity in the cart (deprecated)
         * @deprecated
         * @description Deprecated: use PATCH /bookings/{id}/ with `quantity` instead.
         */
        patch: operations["updateCartItem"];
        trace?: never;
    };
    "/cart/clear/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Empty the cart (deprecated)
         * @deprecated
         * @description Deprecated: use DELETE /bookings/{id}/ for each pending booking instead. Removes all pending bookings, except those that wait for approval, and returns the remaining cart.
         */
        post: operations["clearCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in person (deprecated)
         * @deprecated
         * @description Deprecated: use GET /auth/verify-token/ instead, which returns the same person.
         */
        get: operations["getOwnProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the caller's profile (deprecated)
         * @deprecated
         * @description Deprecated: use PUT /users/{id}/ instead, which can change all fields of the profile.
         */
        put: operations["updateOwnProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/seats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the seats of a booking
         * @description Returns who has the seats of a paid booking, and the pool that offers its free seats. Available to everyone who can read the booking. A seat is free if it has no attendee and its ticket was neither used nor shared. The token of the pool's link is only included for callers who can change the pool.
         */
        get: operations["getBookingSeats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/seats/pool/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a seat pool
         * @description Opens a pool: people with its link can claim the free seats until the event starts. Available to the holder of the booking and to admins of its company. A pool can include several paid bookings of the same person for the same event (409 `not_together` for others), and a booking can be in one open pool only (409 `pool_open`). Returns 409 `no_seats_free` if no seat is free, and `refund_changed` if `return` is chosen and the refund differs from the one shown.
         */
        post: operations["openSeatPool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/seats/pool/bookings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add bookings to a pool
         * @description Offers the free seats of further paid bookings of the same person for the same event by the same link. Returns 409 `pool_closed`, `pool_open` if a booking is offered already, `not_together`, `pool_full`, `no_seats_free` or `refund_changed`.
         */
        post: operations["addToSeatPool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/seats/pool/close/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a pool
         * @description The link stops working. Free seats stay with the booking, or go back on sale and are refunded according to the refund terms at this time. Returns 409 `pool_closed` or `refund_changed`.
         */
        post: operations["closeSeatPool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/seats/pool/link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a new link for a pool
         * @description The former link stops working; claims are kept. Returns 409 `pool_closed` if the pool is closed.
         */
        post: operations["renewSeatPoolLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/seats/assign/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign free seats to people
         * @description Gives free seats to all people of the list, or to none, and sends each the ticket by email. Returns 409 `no_seats_left`, or `already_claimed` with the addresses that already have a seat of the booking. `guest` and `purpose` have the same meaning as in POST /bookings/{id}/attendees/.
         */
        post: operations["assignSeats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/seats/invite/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite people to claim seats
         * @description Sends the pool's link to people by email. People who were invited before get no second email. Returns 409 `pool_closed` if the pool is closed.
         */
        post: operations["inviteToSeats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/seats/remind/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind invited people without a seat
         * @description Sends each person at most one reminder a day. Returns 409 `pool_closed` or `nobody_to_remind`.
         */
        post: operations["remindOfSeats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seats/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a seat offer
         * @description Returns the seats that a link offers, without names. Returns 404 if the link was replaced or its pool closed, and 410 if the event or booking was cancelled or the offer has ended. Signed-in callers also get their own claim.
         */
        get: operations["getSeatOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seats/{token}/claim/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim an offered seat
         * @description Colleagues of the company claim as themselves, without a request body. Others need a pool that is open to anyone, and send name, email address and consent; if the company's policy has rules about guests, also `kind` and `organisation`. Each person and address can claim one seat (409 `already_claimed`). Returns 409 `no_seats_left` if no seat is left, and `guest_needs_approval` or `guest_refused` if the policy does not allow the guest.
         */
        post: operations["claimSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seat-claims/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a claimed seat
         * @description Returns the seat of the link in the claim's email. Returns 404 if the seat was given back or reassigned, and 410 if the event or booking was cancelled.
         */
        get: operations["getSeatClaim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seat-claims/{token}/release/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a claimed seat back
         * @description The ticket stops working, and others can claim the seat. Possible until the pool's closing time. Returns 409 `too_late` or `ticket_used`.
         */
        post: operations["releaseSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/seats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List seats offered by colleagues
         * @description Lists open pools for colleagues of the caller's company by start of the event, at most 100. The list is empty for clients.
         */
        get: operations["listCompanySeats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/cost-centres/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cost centres
         * @description Available to everyone in the company except clients. Budgets are only shown to owners and members of the cost centre and to company admins.
         */
        get: operations["listCostCentres"];
        put?: never;
        /**
         * Create a cost centre
         * @description Requires the permission `manage_company` and a proven domain.
         */
        post: operations["createCostCentre"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/cost-centres/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import cost centres from a CSV
         * @description Creates and updates cost centres in one transaction. Requires the permission `manage_company` and a proven domain.
         */
        post: operations["importCostCentres"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/cost-centres/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a cost centre
         * @description Returns a cost centre with its owner, members and, if the caller can see it, today's budget.
         */
        get: operations["getCostCentre"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a cost centre
         * @description Requires the permission `manage_company` and a proven domain. Send the version you read, or `*`, in `If-Match`.
         */
        patch: operations["updateCostCentre"];
        trace?: never;
    };
    "/company/budgets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List budgets
         * @description Company admins see all budgets, others the budgets of cost centres that they own or are members of.
         */
        get: operations["listBudgets"];
        /**
         * Set a budget
         * @description Creates the budget of a cost centre for a period, or changes it. To change a budget, send the version you read, or `*`, in `If-Match`. Returns 409 `budget_overlap` if another budget covers days of the period, and `budget_below_use` if a hard budget would be less than the amount already used.
         */
        put: operations["setBudget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/budgets/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a budget
         * @description Returns a budget with its reserved, committed and remaining amounts.
         */
        get: operations["getBudget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/budgets/{id}/ledger/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ledger of a budget
         * @description Lists every change with the amount that remained after it, newest first.
         */
        get: operations["getBudgetLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/policy/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the policy of the company
         * @description Available to everyone in the company except clients.
         */
        get: operations["getPolicy"];
        /**
         * Set the policy of the company
         * @description Replaces the policy. Requires the permission `manage_company` and a proven domain. Send the version you read (`"0"` before the first policy), or `*`, in `If-Match`.
         */
        put: operations["setPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/policy/check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a purchase against the policy
         * @description Returns the outcome of the policy for pending bookings or for tickets that could be booked. Changes nothing.
         */
        post: operations["checkPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests for approval
         * @description As `approver`, lists requests that the caller can decide or has decided; as `requester`, the caller's own requests.
         */
        get: operations["listApprovals"];
        put?: never;
        /**
         * Request approval for bookings
         * @description Holds the seats until the deadline and reserves the amount in the budget. Returns 409 `budget_exceeded`, `policy_refused`, `no_approver`, `approval_not_needed`, `approval_seats` (too many seats of a tier wait for approval, for this company or in total), or one of the codes that paying returns.
         */
        post: operations["createApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a request for approval
         * @description Available to the requester, to people who may decide it, and to company admins.
         */
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval-links/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the request of an approval link
         * @description Returns the request that the link in an approver's email is about. It decides nothing. Returns 410 if the link was used or has expired, or if the approver has left; 409 `already_decided` if the request is decided; and 404 if the link is unknown.
         */
        get: operations["getApprovalLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval-links/{token}/approve/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a request by a link
         * @description Works once, if the company's policy allows decisions by link; otherwise 403 `sign_in_required`. The other errors are those of POST /approvals/{id}/approve/ and GET /approval-links/{token}/.
         */
        post: operations["approveByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval-links/{token}/decline/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a request by a link
         * @description Works once, if the company's policy allows decisions by link; otherwise 403 `sign_in_required`. The other errors are those of POST /approvals/{id}/decline/ and GET /approval-links/{token}/.
         */
        post: operations["declineByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}/approve/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a request
         * @description Returns 409 `already_decided` if the request is decided already, and `approval_expired` after the deadline.
         */
        post: operations["approveRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}/decline/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a request
         * @description Releases the seats and the reserved budget.
         */
        post: operations["declineRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}/withdraw/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a request
         * @description Releases the seats and the reserved budget. Only the requester can withdraw a request.
         */
        post: operations["withdrawRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}/delegate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delegate a decision
         * @description Another person decides this step instead of the caller and is notified. Returns 403 if the other person is the requester or belongs to another company.
         */
        post: operations["delegateRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/delegation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's delegation
         * @description Returns who decides in the caller's place. If nobody was chosen, all values are null and `is_active` is false.
         */
        get: operations["getDelegation"];
        /**
         * Set the caller's delegation
         * @description Chooses who decides in the caller's place, and replaces the former choice; null for `delegate_id` ends it. A delegation must begin within a year, and lasts a year at most or until further notice.
         */
        put: operations["setDelegation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/account/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account of the company
         * @description Requires the permission `manage_company` and a proven domain (403 `domain_not_proven`). For a company that never had an account, the version and all amounts are 0.
         */
        get: operations["getCompanyCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/account.csv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the account statement as CSV
         * @description Returns one row per entry, UTF-8 with byte order mark. The download is recorded in the audit log.
         */
        get: operations["exportCompanyCreditCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/account.xlsx/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the account statement as XLSX
         * @description Returns one row per entry. The download is recorded in the audit log.
         */
        get: operations["exportCompanyCreditXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/account/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account of a company
         * @description Available to platform admins.
         */
        get: operations["getCreditOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Create or update the account of a company
         * @description Available to platform admins. Send the version you read (`"0"` before the first change), or `*`, in `If-Match`. The limit may be less than the amount owed; then nothing can be charged until enough payments are received.
         */
        patch: operations["updateCreditOfCompany"];
        trace?: never;
    };
    "/companies/{id}/account/receipts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a received payment
         * @description Available to platform admins. Amounts above what is owed are kept as credit. Sending the same reference, amount and day again returns the same result and records nothing; the same reference with another amount or day returns 409 `receipt_recorded`. Returns 409 `no_account` if the company never had an account.
         */
        post: operations["recordCreditReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/account/receipts/{receipt_id}/reverse/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a receipt
         * @description Takes back a receipt that was recorded by mistake; the amounts that it paid are owed again. The receipt and its reversal stay in the statement, and the reference can be recorded again. Available to platform admins. Returns 409 `receipt_reversed` if the receipt was already reversed.
         */
        post: operations["reverseCreditReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/failures/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List failures
         * @description Lists work that failed and needs a decision, newest first: jobs that used all attempts, emails that were not sent, refunds that a gateway refused, payments without an outcome after a day, and open disputes. Requires the permission `manage_all_users`.
         */
        get: operations["listFailures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/failures/{kind}/{id}/retry/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a failed job, email or refund
         * @description Tries it again at once, with all attempts. Returns 409 `not_failed` if it was decided in the meantime, and `not_retriable` for an email whose content was deleted or is no longer useful. Requires the permission `manage_all_users`.
         */
        post: operations["retryFailure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/failures/{kind}/{id}/give-up/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a failed job or email
         * @description It is not tried again and leaves the list. Refunds cannot be given up, because the money is owed. Returns 409 `not_failed` if it was decided in the meantime. Requires the permission `manage_all_users`.
         */
        post: operations["giveUpFailure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/failures/refund/{id}/paid-by-hand/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a failed refund as paid by hand
         * @description Completes the refund as if the gateway had paid it, with credit note and email. Returns 409 `not_failed` if it was decided in the meantime, and `more_than_paid` if other refunds leave less of the payment. Requires the permission `manage_all_users`.
         */
        post: operations["recordRefundPaidByHand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/overview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an overview of the company
         * @description Available to company admins and to owners of cost centres.
         */
        get: operations["getCompanyOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/spend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the spend of the company
         * @description Company admins see all spend; owners of cost centres see the spend of their cost centres.
         */
        get: operations["getCompanySpend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/spend.csv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the spend of the company as CSV
         * @description Returns one row per booking, UTF-8 with byte order mark. The download is recorded in the audit log.
         */
        get: operations["exportCompanySpendCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/spend.xlsx/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the spend of the company as XLSX
         * @description Returns one row per booking. The download is recorded in the audit log.
         */
        get: operations["exportCompanySpendXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/attendance.csv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download attendance of upcoming events as CSV
         * @description Returns one row per ticket, UTF-8 with byte order mark. The download is recorded in the audit log.
         */
        get: operations["exportCompanyAttendanceCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/attendance.xlsx/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download attendance of upcoming events as XLSX
         * @description Returns one row per ticket. The download is recorded in the audit log.
         */
        get: operations["exportCompanyAttendanceXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/hospitality/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invited guests by year
         * @description Lists clients and public officials whom the company invited, by guest and year. Company admins see all guests; owners of cost centres see guests whose seats their cost centres paid for.
         */
        get: operations["getCompanyHospitality"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/hospitality.csv/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download invited guests as CSV
         * @description Returns one row per invitation, UTF-8 with byte order mark. The download is recorded in the audit log, without names of guests.
         */
        get: operations["exportCompanyHospitalityCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/hospitality.xlsx/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download invited guests as XLSX
         * @description Returns one row per invitation. The download is recorded in the audit log, without names of guests.
         */
        get: operations["exportCompanyHospitalityXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/api-keys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys of the company
         * @description Newest first, expired and ended ones included. Available to admins of the company.
         */
        get: operations["listCompanyApiKeys"];
        put?: never;
        /**
         * Create an API key of the company
         * @description The response is the only one that contains the key. Calls with the key are made in the caller's name, see only this company, and end when the caller is no longer an admin of it. A company has at most 20 keys. Available to admins of the company.
         */
        post: operations["createCompanyApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/api-keys/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an API key of the company
         * @description The key is refused from the next call on. Available to admins of the company.
         */
        delete: operations["deleteCompanyApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizers/{id}/api-keys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys of an organizer
         * @description Newest first, expired and ended ones included. Available to owners of the organizer and platform admins; other members of its team get 403, other callers 404.
         */
        get: operations["listOrganizerApiKeys"];
        put?: never;
        /**
         * Create an API key of an organizer
         * @description The response is the only one that contains the key. Calls with the key are made in the caller's name, see only this organizer and its events, and end when the caller no longer owns it. An organizer has at most 20 keys. Available to owners of the organizer and platform admins.
         */
        post: operations["createOrganizerApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizers/{id}/api-keys/{key_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an API key of an organizer
         * @description The key is refused from the next call on. Available to owners of the organizer and platform admins.
         */
        delete: operations["deleteOrganizerApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An event to import. Times are ISO 8601 with an offset, or of the form `2026-12-06 19:30` in the time zone of the event. Omitted fields get the same values as in EventCreate. */
        ImportedEvent: {
            /** @description Title in one line. Title, start and city decide whether the event already exists. */
            title: string;
            /** @description Plain text; blank lines separate paragraphs. */
            description?: string;
            /** @description Name of a category. */
            category?: string;
            /** @description Name of the venue in one line. Required to publish the event. */
            venue?: string;
            /** @description City of the venue. Required to publish the event. */
            city?: string;
            /** @description In India, one of IndianState or an alternative name of one. In other countries, any text. */
            state?: string;
            /** @description English name or ISO 3166 code. Whether the venue is in India decides how tickets are taxed. */
            country?: string;
            /** @description IANA time zone of the venue. */
            timezone?: components["schemas"]["TimeZone"];
            currency?: components["schemas"]["Currency"];
            /** @description Start of the event. A day without a time means 00:00. */
            start_date?: string;
            /** @description End of the event, after its start. A day without a time means 00:00. */
            end_date?: string;
            /** @description Time at which booking opens. A day without a time means 00:00. */
            booking_start_date?: string;
            /** @description Time at which booking closes. A day without a time means 00:00. */
            booking_end_date?: string;
            /** @description Whether people at the entrance can admit guests without a ticket to free seats; in a table, yes or no. False by default. */
            walk_ins?: boolean;
            /** @description Hours for which seats can be held while a company decides on a request for approval; 0 if this event allows no such requests. */
            approval_hours?: number;
            /** @description Ticket tiers in the order in which buyers see them. */
            ticket_tiers?: components["schemas"]["ImportedTier"][];
        };
        /**
         * @example {
         *       "username": "asha",
         *       "password": "Foyer-demo-2026"
         *     }
         */
        SignInRequest: {
            /** @description Username or email address. */
            username: string;
            /**
             * Format: password
             * @description Password, compared exactly, including spaces. Wrong passwords count towards a limit of attempts.
             */
            password: string;
            /** @description Six digits from the authenticator app, for people who have one. Each code works once. */
            otp?: string;
            /** @description A recovery code in place of the second factor. Each works once; case, spaces and dashes do not matter. */
            recovery_code?: string;
        };
        /**
         * @description Role of a person. `super_admin`, `admin` and `staff` belong to the platform; `company_admin`, `company_manager`, `employee` and `client` belong to a company.
         * @enum {string}
         */
        Role: "admin" | "staff" | "super_admin" | "company_admin" | "company_manager" | "employee" | "client";
        /**
         * @description What a person may do. Clients should check permissions, never roles.
         * @enum {string}
         */
        Permission: "view_event_statistics" | "manage_company" | "view_company_bookings" | "view_own_spend" | "decide_approvals" | "view_all_bookings" | "manage_all_users" | "manage_super_admins" | "check_in_tickets" | "manage_events" | "organize_events" | "book_for_colleagues";
        /**
         * @description The signed-in person.
         * @example {
         *       "id": 1,
         *       "name": "Asha Menon",
         *       "first_name": "Asha",
         *       "last_name": "Menon",
         *       "username": "asha",
         *       "email": "asha@northwind.example",
         *       "company": "Northwind Industries",
         *       "company_id": 1,
         *       "company_domain_proven": true,
         *       "role": "employee",
         *       "role_label": "Employee",
         *       "permissions": [],
         *       "must_set_up_second_factor": false
         *     }
         */
        AuthUser: {
            /** @description Id of the person, used in /users/{id}/. */
            id: number;
            /** @description Full name; empty if unknown. */
            name: string;
            /** @description Empty if unknown. */
            first_name: string;
            /** @description Empty if unknown. */
            last_name: string;
            /** @description Username, unique across all companies. The person can sign in with it or with the email address. */
            username: string;
            /**
             * Format: email
             * @description Email address of the person, unique across all companies.
             */
            email: string;
            /** @description Name of the company. */
            company: string | null;
            /** @description Id of the company; null for people without one, such as the platform's own. */
            company_id: number | null;
            /** @description Whether the company's domain is proven. Until it is, the person's rights in the company only cover people whom they invited. False without a company. */
            company_domain_proven: boolean;
            role: components["schemas"]["Role"];
            /**
             * @description Display name of the role. Use `permissions` to decide what the person may do.
             * @example Manager
             */
            role_label: string;
            /** @description Permissions from the person's role, from teams of organizers and from the company; empty if there are none. */
            permissions: components["schemas"]["Permission"][];
            /** @description Whether the person must set up a second factor first. Until then, calls other than those for that answer 403 `second_factor_setup_required`. */
            must_set_up_second_factor: boolean;
        };
        Session: {
            /** @description Signed JWT, valid for 15 minutes. */
            access_token: string;
            /** @description Opaque token, valid for 30 days. Each use replaces it with a new one. */
            refresh_token: string;
            user: components["schemas"]["AuthUser"];
        };
        /**
         * @example {
         *       "email": "rohan@acme.example",
         *       "first_name": "Rohan",
         *       "last_name": "Das",
         *       "password": "correct-horse"
         *     }
         */
        SignupRequest: {
            /** @description Email address. The server trims it and converts it to lower case. */
            email: string;
            /** @description Letters of any script, digits, spaces, periods, commas, hyphens and apostrophes, with at least one letter. */
            first_name: string;
            /** @description Letters of any script, digits, spaces, periods, commas, hyphens and apostrophes, with at least one letter. */
            last_name: string;
            /**
             * Format: password
             * @description At least 8 characters.
             */
            password: string;
        };
        SignupRequestResult: {
            /** @description Message to show to the person. It is the same for known and unknown addresses. */
            message: string;
            /**
             * @description Seconds until the code expires.
             * @example 600
             */
            expires_in: number;
            /**
             * @description Seconds until a new code can be requested.
             * @example 30
             */
            resend_after: number;
            /** @description Why no code was sent. Only present if none was. */
            error?: string;
        };
        /**
         * @description Confirms a sign-up with the code. The account gets the details that were sent with the request for the code; names sent here are ignored.
         * @example {
         *       "email": "rohan@acme.example",
         *       "otp": "042137"
         *     }
         */
        SignupVerification: {
            /** @description Email address. The server trims it and converts it to lower case. */
            email: string;
            /** @description Six digits. */
            otp: string;
            /** @description Accepted and ignored. The account gets the name that was sent with the request for the code. */
            first_name?: string;
            /** @description Accepted and ignored. The account gets the name that was sent with the request for the code. */
            last_name?: string;
            /**
             * Format: password
             * @description Password from the sign-up form, at least 8 characters. Only needed if several forms were sent for the address; it identifies the form.
             */
            password?: string;
        };
        /**
         * @example {
         *       "email": "asha@northwind.example"
         *     }
         */
        EmailRequest: {
            /** @description Email address. The server trims it and converts it to lower case. */
            email: string;
        };
        VerifiedSession: {
            user: components["schemas"]["AuthUser"];
        };
        RefreshRequest: {
            /** @description The newest refresh token of the session. The response contains its replacement. */
            refresh_token: string;
        };
        SessionTokens: {
            /** @description Signed JWT, valid for 15 minutes. */
            access_token: string;
            /** @description Opaque token, valid for 30 days. Each use replaces it with a new one. */
            refresh_token: string;
        };
        SignOutRequest: {
            /** @description Refresh token of the session. With it, the session also ends if the access token has expired. */
            refresh_token?: string;
        };
        SignOutResult: {
            /** @description Address of the provider to open in the browser, which signs the person out there. */
            provider_address: string;
        };
        PasswordReset: {
            /** @description Email address. The server trims it and converts it to lower case. */
            email: string;
            /** @description Six digits. */
            otp: string;
            /**
             * Format: password
             * @description At least 8 characters.
             */
            password: string;
        };
        Message: {
            /** @description Error message to show to people. */
            message: string;
        };
        /**
         * @example {
         *       "token": "kX2v9dQm0pTzR7wYc1LhB4nJ6sFgA8eUiO3rKtV5xMw",
         *       "password": "correct-horse"
         *     }
         */
        PasswordResetByLink: {
            /** @description Token from the link, the text after `#token=`. */
            token: string;
            /**
             * Format: password
             * @description At least 8 characters.
             */
            password: string;
        };
        SignedInSession: {
            /**
             * Format: uuid
             * @description Id of the session.
             */
            id: string;
            /**
             * @description Browser and operating system as the browser names them.
             * @example Chrome on Windows
             */
            device: string;
            /**
             * @description Network from which the person signed in, without the last part of the address; null for sessions from before it was recorded.
             * @example 203.0.113.0/24
             */
            network: string | null;
            /**
             * Format: date-time
             * @description Time of the sign-in. ISO 8601, UTC.
             */
            signed_in_at: string;
            /**
             * Format: date-time
             * @description Time at which the session last got an access token, which is about every 15 minutes while it is used. ISO 8601, UTC.
             */
            last_used_at: string;
            /** @description Whether the request was made in this session. */
            is_current: boolean;
        };
        SessionList: {
            /** @description At most 100 sessions. */
            sessions: components["schemas"]["SignedInSession"][];
        };
        /**
         * @description `password`, `otp` for a code of an authenticator app, `passkey` or `recovery_code`.
         * @enum {string}
         */
        ConfirmationMethod: "password" | "otp" | "passkey" | "recovery_code";
        ConfirmationMethods: {
            /** @description What the caller can confirm their identity with. */
            methods: components["schemas"]["ConfirmationMethod"][];
        };
        /** @description A challenge that a passkey has signed, as `PublicKeyCredential.toJSON()` gives it. Only what is required is read. */
        PasskeyAssertion: {
            /** @description Id of the credential in base64url. */
            id: string;
            /** @description The same as `id`. */
            rawId: string;
            /**
             * @description Always `public-key`.
             * @enum {string}
             */
            type: "public-key";
            /** @description What the authenticator answered. */
            response: {
                /** @description What the browser has signed over, in base64url. */
                clientDataJSON: string;
                /** @description Site, flags and counter of the authenticator, in base64url. */
                authenticatorData: string;
                /** @description The signature, in base64url. */
                signature: string;
                /** @description Id of the person as the passkey knows it, in base64url. */
                userHandle?: string;
            };
        };
        /** @description One of the methods that `GET /auth/confirm/` lists. */
        IdentityProof: {
            /**
             * Format: password
             * @description Password of the caller, only for people without a second factor.
             */
            password?: string;
            /** @description Six digits from the authenticator app. Each code works once. */
            otp?: string;
            /** @description A recovery code. Each works once; case, spaces and dashes do not matter. */
            recovery_code?: string;
            passkey?: components["schemas"]["PasskeyAssertion"];
        };
        Totp: {
            /**
             * Format: date-time
             * @description Time at which the authenticator app was confirmed; null if there is none. ISO 8601, UTC.
             */
            since: string | null;
        };
        TotpSetup: {
            /** @description The secret in base32, to type into an authenticator app. */
            secret: string;
            /** @description The same as an `otpauth` address, to show as a QR code. */
            otpauth_uri: string;
        };
        TotpConfirmation: {
            /** @description Six digits from the authenticator app. Each code works once. */
            otp: string;
        };
        FirstRecoveryCodes: {
            /** @description Ten codes, which are not shown again; null if the caller has codes already. */
            recovery_codes: string[] | null;
        };
        RecoveryCodesLeft: {
            /** @description Whether the caller has an authenticator app or a passkey, which the codes replace. */
            has_second_factor: boolean;
            /** @description Number of recovery codes that were not used yet. */
            left: number;
        };
        RecoveryCodes: {
            /** @description Ten codes, which are not shown again. */
            recovery_codes: string[];
        };
        Passkey: {
            /** @description Id of the credential in base64url. */
            id: string;
            /** @description Name by which the person knows it. */
            name: string;
            /**
             * Format: date-time
             * @description Time at which it was added. ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last sign-in or confirmation with it; null if there was none. ISO 8601, UTC.
             */
            last_used_at: string | null;
        };
        PasskeyList: {
            /** @description The passkeys, oldest first. */
            passkeys: components["schemas"]["Passkey"][];
        };
        /** @description A new passkey, as `PublicKeyCredential.toJSON()` gives it. Only what is required is read. */
        PasskeyAttestation: {
            /** @description Id of the credential in base64url. */
            id: string;
            /** @description The same as `id`. */
            rawId: string;
            /**
             * @description Always `public-key`.
             * @enum {string}
             */
            type: "public-key";
            /** @description What the authenticator answered. */
            response: {
                /** @description What the browser has signed over, in base64url. */
                clientDataJSON: string;
                /** @description The new public key, in base64url. */
                attestationObject: string;
                /** @description How browsers reach the authenticator. */
                transports?: string[];
            };
        };
        PasskeyCreate: {
            /** @description Name by which the person knows it; by default the browser and operating system. */
            name?: string;
            credential: components["schemas"]["PasskeyAttestation"];
        };
        PasskeyCreationOptions: {
            /** @description Random bytes in base64url, which the authenticator signs. */
            challenge: string;
            /** @description The site. */
            rp: {
                /** @description Host name of the site. */
                id: string;
                /** @description Name of the site. */
                name: string;
            };
            /** @description The person. */
            user: {
                /** @description Id of the person as the passkey keeps it, in base64url. */
                id: string;
                /** @description Email address of the person. */
                name: string;
                /** @description Name of the person. */
                displayName: string;
            };
            /** @description Kinds of keys that are accepted, the preferred one first. */
            pubKeyCredParams: {
                /** @description Number of the algorithm in the COSE registry. */
                alg: number;
                /**
                 * @description Always `public-key`.
                 * @enum {string}
                 */
                type: "public-key";
            }[];
            /** @description Milliseconds in which the passkey must be made. */
            timeout: number;
            /**
             * @description The make of the authenticator is not asked for.
             * @enum {string}
             */
            attestation: "none";
            /** @description Passkeys that the person has already. */
            excludeCredentials: {
                /** @description Id of the credential in base64url. */
                id: string;
                /**
                 * @description Always `public-key`.
                 * @enum {string}
                 */
                type: "public-key";
            }[];
            /** @description What the authenticator must do. */
            authenticatorSelection: {
                /**
                 * @description The authenticator keeps the passkey itself.
                 * @enum {string}
                 */
                residentKey: "required";
                /** @description The same, for older browsers. */
                requireResidentKey: boolean;
                /**
                 * @description The authenticator checks a fingerprint, a face or a PIN.
                 * @enum {string}
                 */
                userVerification: "required";
            };
        };
        PasskeySignIn: {
            credential: components["schemas"]["PasskeyAssertion"];
        };
        PasskeyRequestOptions: {
            /** @description Random bytes in base64url, which the passkey signs. */
            challenge: string;
            /** @description Host name of the site. */
            rpId: string;
            /** @description Milliseconds in which the challenge must be signed. */
            timeout: number;
            /**
             * @description The authenticator checks a fingerprint, a face or a PIN.
             * @enum {string}
             */
            userVerification: "required";
        };
        PasskeyUpdate: {
            /** @description Name by which the person knows it. */
            name: string;
        };
        /** @description An uploaded picture. `width` and `height` are those of its largest variant. */
        Picture: {
            /** @description SHA-256 of the file, as hex. */
            hash: string;
            /** @description URL of the picture. The query parameters `w` and `format` may be added. */
            src: string;
            /** @description Alternative text that describes the picture. */
            alt: string;
            /** @description Width of the largest variant, in pixels. */
            width: number;
            /** @description Height of the largest variant, in pixels. */
            height: number;
        };
        /** @enum {string} */
        AddedCharge: "service_fee" | "gst";
        /** @description Charges that payment adds to the price; empty if it adds none. */
        AddedCharges: components["schemas"]["AddedCharge"][];
        /**
         * @description Whether tickets can be bought now, and if not, the first reason that applies. `draft`, the event is not published. `paused`, the organizer has stopped sales for now. `no_access`, the event is exclusive and not open to the company of the signed-in caller.
         * @enum {string}
         */
        EventSaleState: "on_sale" | "without_tickets" | "sold_out" | "closed" | "not_yet_open" | "no_access" | "over" | "paused" | "draft" | "cancelled";
        /** @description Start and venue of a rescheduled event before its last change. A value that did not change is null. */
        EventMovedFrom: {
            /**
             * Format: date-time
             * @description Former start. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            start_date: string | null;
            /** @description Former venue. */
            venue: string | null;
        };
        /**
         * @description An event as the list shows it, without its ticket tiers.
         * @example {
         *       "id": 4,
         *       "title": "Winter Symphony Night",
         *       "description": "One evening, two traditions.",
         *       "featured_image": "/posters/events/4.svg",
         *       "images": [],
         *       "poster": null,
         *       "category": 6,
         *       "category_name": "Concert",
         *       "category_slug": "concert",
         *       "venue": "Jamshed Bhabha Theatre, NCPA",
         *       "city": "Mumbai",
         *       "state": "Maharashtra",
         *       "country": "India",
         *       "timezone": "Asia/Kolkata",
         *       "total_tickets": 1109,
         *       "available_tickets": 64,
         *       "total_bookings": 312,
         *       "base_price": "6500.00",
         *       "currency": "INR",
         *       "added_charges": [
         *         "service_fee",
         *         "gst"
         *       ],
         *       "start_date": "2026-12-05T14:00:00.000Z",
         *       "end_date": "2026-12-05T16:30:00.000Z",
         *       "booking_start_date": "2026-11-02T03:30:00.000Z",
         *       "booking_end_date": "2026-12-04T18:29:59.000Z",
         *       "is_active": true,
         *       "is_exclusive": true,
         *       "is_booking_open": true,
         *       "is_cancelled": false,
         *       "sale_state": "on_sale",
         *       "tickets_open_at": null,
         *       "moved_from": null,
         *       "company_has_access": true,
         *       "created_by": null,
         *       "created_by_name": "Symphony Orchestra of India",
         *       "created_at": "2026-10-01T06:30:00.000Z"
         *     }
         */
        EventSummary: {
            /** @description Id of the event, used in /events/{id}/. */
            id: number;
            /** @description Title shown in lists, on tickets and in emails. */
            title: string;
            /** @description Description as plain text; blank lines separate paragraphs. */
            description: string;
            /** @description URL of the poster. */
            featured_image: string | null;
            /** @description URLs of the gallery pictures. */
            images: string[];
            /** @description The uploaded poster; null if Foyer generates it. */
            poster: components["schemas"]["Picture"] | null;
            /** @description Id of the category. */
            category: number;
            /** @description Name of the category. */
            category_name: string;
            /** @description Slug of the category. GET /events/ accepts it as `category`. */
            category_slug: string;
            /** @description Name of the venue. */
            venue: string;
            /** @description City of the venue. */
            city: string;
            /** @description State or province of the venue; empty if there is none. */
            state: string;
            /** @description Country of the venue. */
            country: string;
            /**
             * @description IANA time zone of the venue.
             * @example Asia/Kolkata
             */
            timezone: string;
            /** @description Number of seats in tiers that are on sale, plus held and sold seats in tiers whose sale has ended. */
            total_tickets: number;
            /** @description Number of seats that anyone can book now, in all tiers. Seats kept for waiting lists are not included. */
            available_tickets: number;
            /** @description Number of bookings that hold seats or are paid. */
            total_bookings: number;
            /**
             * @description Price of the cheapest tier. Decimal string with two digits, major units.
             * @example 12400.00
             */
            base_price: string;
            /**
             * @description ISO 4217 code of the event's prices.
             * @example INR
             */
            currency: string;
            added_charges: components["schemas"]["AddedCharges"];
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            start_date: string;
            /**
             * Format: date-time
             * @description End of the event. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            end_date: string;
            /**
             * Format: date-time
             * @description Time at which booking opens. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            booking_start_date: string;
            /**
             * Format: date-time
             * @description Time at which booking closes. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            booking_end_date: string;
            /** @description Whether the event was published. Drafts are visible only to their organizer's team and the platform. */
            is_active: boolean;
            /** @description Whether only selected companies can book. */
            is_exclusive: boolean;
            /** @description Whether the event is published and not cancelled and its booking period is running. */
            is_booking_open: boolean;
            /** @description Whether the organizer cancelled the event. */
            is_cancelled: boolean;
            sale_state: components["schemas"]["EventSaleState"];
            /**
             * Format: date-time
             * @description While `sale_state` is `not_yet_open`, the time at which the first tickets go on sale; otherwise null. ISO 8601, UTC.
             */
            tickets_open_at: string | null;
            /** @description Former date and venue; null if the event was not rescheduled. */
            moved_from: components["schemas"]["EventMovedFrom"] | null;
            /** @description Whether the caller's company can book. False only for an exclusive event, if the company is not on its list or the caller is not signed in. */
            company_has_access: boolean;
            /** @description Id of the person who created the event; null if unknown. */
            created_by: number | null;
            /** @description Name of the organizer. */
            created_by_name: string;
            /**
             * Format: date-time
             * @description Time of creation. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            created_at: string;
        };
        EventList: {
            /** @description Number of matching events on all pages, at most 10,000, or 1,000 with `search`. */
            count: number;
            /** @description Page returned, from 1. */
            page: number;
            /** @description Maximum number of rows per page. */
            page_size: number;
            /** @description Cities of all matching events, cities with the most events first. */
            cities: string[];
            /** @description Rows on this page. */
            results: components["schemas"]["EventSummary"][];
        };
        /**
         * @description IANA time zone name with a region, or UTC. Abbreviations and Windows names are refused; the error suggests the zones in `x-meanings`.
         * @example Asia/Kolkata
         */
        TimeZone: string;
        /**
         * @description ISO 4217 code. Only currencies with two decimals that both Stripe and Razorpay support can be used.
         * @enum {string}
         */
        Currency: "AED" | "AUD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EGP" | "EUR" | "GBP" | "HKD" | "ILS" | "INR" | "KES" | "LKR" | "MUR" | "MXN" | "MYR" | "NOK" | "NPR" | "NZD" | "PHP" | "QAR" | "SAR" | "SEK" | "SGD" | "THB" | "USD" | "ZAR";
        /**
         * @description No refund (the default), a full refund, or a percentage of the amount paid.
         * @enum {string}
         */
        RefundKind: "none" | "full" | "share";
        /**
         * @description Replaces the refund terms. `full` and `share` require `until`, which must not be after the start of the event. `share` requires `percent`. Fields that the kind does not use are ignored.
         * @example {
         *       "kind": "full",
         *       "until": "2026-12-03T14:00:00.000Z",
         *       "fee_kept": true
         *     }
         */
        RefundTermsInput: {
            kind: components["schemas"]["RefundKind"];
            /**
             * Format: date-time
             * @description Time until which cancelling is refunded. ISO 8601, UTC.
             */
            until?: string | null;
            /** @description Percentage that is refunded, 1 to 99. Only for `share`. */
            percent?: number | null;
            /**
             * @description Whether the service fee and its GST are not refunded.
             * @default false
             */
            fee_kept?: boolean;
        };
        /** @description A draft. Omitted city, state, country, time zone and currency are taken from the organizer's latest event; other omitted fields are empty. */
        EventCreate: {
            /** @description Id of the organizer. Optional for callers who can create events for only one organizer. */
            organizer?: number;
            /** @description Title shown in lists, on tickets and in emails. */
            title: string;
            /** @description Plain text; blank lines separate paragraphs. */
            description?: string;
            /** @description Id of the category. */
            category?: number | null;
            /** @description Name of the venue. */
            venue?: string;
            /** @description City of the venue. The list of events can be filtered by it. */
            city?: string;
            /** @description In India, one of IndianState or an alternative name of one. In other countries, any text. */
            state?: string;
            /** @description English name or ISO 3166 code. Whether the venue is in India decides how tickets are taxed. */
            country?: string;
            /** @description IANA time zone of the venue. */
            timezone?: components["schemas"]["TimeZone"];
            currency?: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             */
            start_date?: string | null;
            /**
             * Format: date-time
             * @description End of the event, after its start. ISO 8601, UTC.
             */
            end_date?: string | null;
            /**
             * Format: date-time
             * @description Time at which booking opens. ISO 8601, UTC.
             */
            booking_start_date?: string | null;
            /**
             * Format: date-time
             * @description Time at which booking closes, at the latest the end of the event. ISO 8601, UTC.
             */
            booking_end_date?: string | null;
            /** @description Whether people at the entrance can admit guests without a ticket to free seats, without payment. */
            walk_ins?: boolean;
            /** @description Hours for which seats can be held while a company decides on a request for approval; 0 if this event allows no such requests. */
            approval_hours?: number;
            refund_terms?: components["schemas"]["RefundTermsInput"];
        };
        /**
         * @description State of the event. `over` is a published event that has ended.
         * @enum {string}
         */
        EventStatus: "draft" | "published" | "paused" | "over" | "cancelled";
        /**
         * @description How often a ticket admits: `once`; once a day (`daily`), with days that begin at 5 AM in the event's time zone; or repeatedly, if the attendee was scanned out in between (`in_and_out`).
         * @enum {string}
         */
        TierAdmission: "once" | "daily" | "in_and_out";
        /** @description A ticket tier as the organizer's team sees it. `available_tickets`, `held` and `sold` add up to `total_tickets`. */
        OrganizedTier: {
            /** @description Id of the tier, used in the paths of its operations. */
            id: number;
            /** @description Version of the object, which increases with every change. Send it in `If-Match` when you change the object. */
            version: number;
            /** @description Name of the tier, such as Stalls. */
            name: string;
            /** @description Description for attendees, as plain text; empty if there is none. */
            description: string;
            /** @description Price of one ticket. Decimal string with two digits, major units. */
            price: string;
            /** @description ISO 4217 code of the price. */
            currency: string;
            /**
             * @description GST rate of the tickets, in percent.
             * @enum {integer}
             */
            gst_percent: 0 | 5 | 12 | 18 | 28;
            /** @description Number of all seats. */
            total_tickets: number;
            /** @description Number of seats that can be booked. */
            available_tickets: number;
            /** @description Number of seats held by unpaid bookings. */
            held: number;
            /** @description Number of seats in paid bookings. */
            sold: number;
            admission: components["schemas"]["TierAdmission"];
            /** @description Maximum number of tickets per booking. */
            max_per_booking: number;
            /** @description Maximum number of tickets of this tier per person, over all their bookings; null for no limit. */
            max_per_person: number | null;
            /** @description Maximum number of tickets of this tier per company, over all its bookings; null for no limit. */
            max_per_company: number | null;
            /** @description Short phrases that say what a ticket includes, in the organizer's order. */
            benefits: string[];
            /** @description Whether the tier is on sale. False if the organizer has taken it off sale. */
            is_active: boolean;
            /**
             * Format: date-time
             * @description Start of the sale of this tier; null if it starts when booking opens. ISO 8601, UTC.
             */
            sale_starts_at: string | null;
            /**
             * Format: date-time
             * @description End of the sale of this tier; null if it ends when booking closes. ISO 8601, UTC.
             */
            sale_ends_at: string | null;
        };
        /**
         * @description Refund for cancelling a paid booking. The terms at the time of payment apply; later changes apply only to later payments.
         * @example {
         *       "kind": "share",
         *       "until": "2026-12-03T14:00:00.000Z",
         *       "percent": 50,
         *       "fee_kept": true
         *     }
         */
        RefundTerms: {
            kind: components["schemas"]["RefundKind"];
            /**
             * Format: date-time
             * @description Time until which cancelling is refunded; null if it never is. Nobody can cancel after the start of the event. ISO 8601, UTC.
             * @example 2026-12-03T14:00:00.000Z
             */
            until: string | null;
            /** @description Percentage of the amount paid, including service fee and GST, that is refunded. 0 means no refund, 100 a full refund. */
            percent: number;
            /** @description Whether the service fee and its GST are not refunded. If true, `percent` applies to the rest. */
            fee_kept: boolean;
        };
        /** @description An event as the organizer's team sees it. */
        OrganizedEvent: {
            /** @description Id of the event, used in /events/{id}/. */
            id: number;
            /** @description Version of the object, which increases with every change. Send it in `If-Match` when you change the object. */
            version: number;
            status: components["schemas"]["EventStatus"];
            /** @description Id of the organizer. */
            organizer: number | null;
            /** @description Name of the organizer, shown to attendees. */
            organizer_name: string;
            /** @description Title shown in lists, on tickets and in emails. */
            title: string;
            /** @description Id of the category. */
            category: number | null;
            /** @description Name of the category; null for a draft without one. */
            category_name: string | null;
            /** @description Name of the venue; empty for a draft without one. */
            venue: string;
            /** @description City of the venue; empty for a draft without one. */
            city: string;
            /** @description IANA time zone of the venue; show the event's times in it. */
            timezone: string;
            /** @description ISO 4217 code of the event's prices and of `revenue`. */
            currency: string;
            /** @description URL of the poster. */
            featured_image: string | null;
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             */
            start_date: string | null;
            /**
             * Format: date-time
             * @description End of the event. ISO 8601, UTC.
             */
            end_date: string | null;
            /**
             * Format: date-time
             * @description Time at which booking opens. ISO 8601, UTC.
             */
            booking_start_date: string | null;
            /**
             * Format: date-time
             * @description Time at which booking closes. ISO 8601, UTC.
             */
            booking_end_date: string | null;
            /** @description Whether only the companies in `companies` can book. */
            is_exclusive: boolean;
            /** @description Number of seats in tiers that are on sale, plus held and sold seats in other tiers. */
            total_tickets: number;
            /** @description Number of seats that can be booked, in tiers that are on sale. */
            available_tickets: number;
            /** @description Number of seats held by unpaid bookings. */
            held: number;
            /** @description Number of seats in paid bookings. */
            sold: number;
            /** @description Ticket prices of paid bookings less refunds, without service fee and GST. Decimal string with two digits, major units. */
            revenue: string;
            /**
             * Format: date-time
             * @description Time of the last change. ISO 8601, UTC.
             */
            updated_at: string;
            /** @description Description as plain text, with blank lines between paragraphs; empty if there is none. */
            description: string;
            /** @description State or province of the venue; empty if there is none. */
            state: string;
            /** @description Country of the venue; empty for a draft without one. */
            country: string;
            /** @description URLs of the gallery pictures, in order. */
            images: string[];
            /** @description The uploaded poster; null if Foyer generates it. */
            poster: components["schemas"]["Picture"] | null;
            /** @description Uploaded pictures in order. If there are any, `images` has their URLs. */
            gallery: components["schemas"]["Picture"][];
            /** @description Ids of the companies that can book an exclusive event. */
            companies: number[];
            /** @description Ticket tiers in the order of the event page, including those off sale. */
            ticket_tiers: components["schemas"]["OrganizedTier"][];
            /** @description Number of bookings that hold seats or are paid. */
            total_bookings: number;
            /** @description Whether people at the entrance can admit guests without a ticket to free seats, without payment. */
            walk_ins: boolean;
            /** @description Hours for which seats can be held while a company decides on a request for approval; 0 if this event allows no such requests. */
            approval_hours: number;
            refund_terms: components["schemas"]["RefundTerms"];
            /** @description What is missing before the event can be published: field names with a message for each. */
            missing: {
                [key: string]: string;
            };
            /** @description Sale state as attendees see it; null for a draft that cannot be published yet. */
            sale_state: components["schemas"]["EventSaleState"] | null;
            /**
             * Format: date-time
             * @description Time of the first publication; null if the event was never published. ISO 8601, UTC.
             */
            published_at: string | null;
            /**
             * Format: date-time
             * @description Time of the cancellation; null if the event is not cancelled. ISO 8601, UTC.
             */
            cancelled_at: string | null;
            /**
             * Format: date-time
             * @description Time of creation. ISO 8601, UTC.
             */
            created_at: string;
        };
        FeaturedEventList: {
            /** @description Number of rows in `results`. */
            count: number;
            /** @description Featured events first, then others by start. */
            results: components["schemas"]["EventSummary"][];
        };
        /**
         * @example {
         *       "id": 4,
         *       "name": "Winter Symphony Night",
         *       "cover_image": "/posters/events/4.svg",
         *       "venue": {
         *         "name": "Jamshed Bhabha Theatre, NCPA",
         *         "city": "Mumbai"
         *       },
         *       "category_name": "Concert",
         *       "start_datetime": "2026-12-05T14:00:00.000Z",
         *       "timezone": "Asia/Kolkata",
         *       "base_price": "6500.00",
         *       "currency": "INR",
         *       "added_charges": [
         *         "service_fee",
         *         "gst"
         *       ]
         *     }
         */
        EventSearchResult: {
            /** @description Id of the event, used in /events/{id}/. */
            id: number;
            /** @description Title of the event. */
            name: string;
            /** @description URL of the poster; null if there is none. */
            cover_image: string | null;
            /** @description Venue of the event. */
            venue: {
                /** @description Name of the venue. */
                name: string;
                /** @description City of the venue. */
                city: string;
            };
            /** @description Name of the category. */
            category_name: string;
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            start_datetime: string;
            /** @description IANA time zone of the venue; show `start_datetime` in it. */
            timezone: string;
            /**
             * @description Price of the cheapest tier. Decimal string with two digits, major units.
             * @example 12400.00
             */
            base_price: string;
            /** @description ISO 4217 code of the price. */
            currency: string;
            added_charges: components["schemas"]["AddedCharges"];
        };
        EventSearchResultList: {
            /** @description Number of rows in `results`. */
            count: number;
            /** @description Upcoming events first, then past ones; within each group the best match first. */
            results: components["schemas"]["EventSearchResult"][];
        };
        /**
         * @description Whether the sale period of the tier has started and ended. It does not consider the number of seats left or the state of the event.
         * @enum {string}
         */
        TierSaleState: "on_sale" | "not_yet_open" | "ended";
        /**
         * @example {
         *       "id": 11,
         *       "event": 4,
         *       "name": "Stalls",
         *       "description": "Rows D to M, centre block. Numbered seats.",
         *       "price": "6500.00",
         *       "currency": "INR",
         *       "added_charges": [
         *         "service_fee",
         *         "gst"
         *       ],
         *       "total_tickets": 400,
         *       "booking_count": 358,
         *       "available_tickets": 42,
         *       "benefits": [
         *         "Numbered seat",
         *         "Programme booklet"
         *       ],
         *       "is_active": true,
         *       "max_per_booking": 10,
         *       "max_per_person": 20,
         *       "max_per_company": null,
         *       "left_for_caller": 18,
         *       "admission": "once",
         *       "gst_percent": 18,
         *       "sale_starts_at": null,
         *       "sale_ends_at": "2026-12-03T18:29:59.000Z",
         *       "sale_state": "on_sale"
         *     }
         */
        TicketTier: {
            /** @description Id of the tier. Bookings refer to it as `ticket_tier`. */
            id: number;
            /** @description Id of the event. */
            event: number;
            /** @description Name of the tier, such as Stalls. */
            name: string;
            /** @description Description by the organizer, as plain text; empty if there is none. */
            description: string;
            /**
             * @description Price of one ticket. Decimal string with two digits, major units.
             * @example 12400.00
             */
            price: string;
            /**
             * @description ISO 4217 code of the price.
             * @example INR
             */
            currency: string;
            added_charges: components["schemas"]["AddedCharges"];
            /** @description Number of all seats of the tier: available, held and sold. */
            total_tickets: number;
            /** @description Number of held and sold seats. */
            booking_count: number;
            /** @description Number of seats that anyone can book now. Seats kept for the waiting list are not included. */
            available_tickets: number;
            /** @description Short phrases that say what a ticket includes, in the organizer's order. */
            benefits: string[];
            /** @description Whether the tier is on sale. False if the organizer has taken it off sale. */
            is_active: boolean;
            /**
             * Format: date-time
             * @description Start of the sale of this tier; null if it starts when booking opens. ISO 8601, UTC.
             */
            sale_starts_at: string | null;
            /**
             * Format: date-time
             * @description End of the sale of this tier; null if it ends when booking closes. ISO 8601, UTC.
             */
            sale_ends_at: string | null;
            sale_state: components["schemas"]["TierSaleState"];
            admission: components["schemas"]["TierAdmission"];
            /** @description Maximum number of tickets per booking. */
            max_per_booking: number;
            /** @description Maximum number of tickets of this tier per person, over all their bookings; null for no limit. */
            max_per_person: number | null;
            /** @description Maximum number of tickets of this tier per company, over all its bookings; null for no limit. */
            max_per_company: number | null;
            /** @description Number of tickets that the caller can still book within `max_per_person` and `max_per_company`; null if neither limit is set. */
            left_for_caller: number | null;
            /**
             * @description GST rate of the tickets, in percent. The GST rate of the service fee is always 18.
             * @enum {integer}
             */
            gst_percent: 0 | 5 | 12 | 18 | 28;
        };
        /** @description An event with its ticket tiers. */
        Event: {
            /** @description Id of the event, used in /events/{id}/. */
            id: number;
            /** @description Title shown in lists, on tickets and in emails. */
            title: string;
            /** @description Description as plain text; blank lines separate paragraphs. */
            description: string;
            /** @description URL of the poster. */
            featured_image: string | null;
            /** @description URLs of the gallery pictures. */
            images: string[];
            /** @description The uploaded poster; null if Foyer generates it. */
            poster: components["schemas"]["Picture"] | null;
            /** @description Uploaded pictures in order. If there are any, `images` has their URLs. */
            gallery: components["schemas"]["Picture"][];
            /** @description Id of the category. */
            category: number;
            /** @description Name of the category. */
            category_name: string;
            /** @description Slug of the category. GET /events/ accepts it as `category`. */
            category_slug: string;
            /** @description Name of the venue. */
            venue: string;
            /** @description City of the venue. */
            city: string;
            /** @description State or province of the venue; empty if there is none. */
            state: string;
            /** @description Country of the venue. */
            country: string;
            /**
             * @description IANA time zone of the venue.
             * @example Asia/Kolkata
             */
            timezone: string;
            /** @description Number of seats in tiers that are on sale, plus held and sold seats in tiers whose sale has ended. */
            total_tickets: number;
            /** @description Number of seats that anyone can book now, in all tiers. Seats kept for waiting lists are not included. */
            available_tickets: number;
            /** @description Number of bookings that hold seats or are paid. */
            total_bookings: number;
            /**
             * @description Price of the cheapest tier. Decimal string with two digits, major units.
             * @example 12400.00
             */
            base_price: string;
            /**
             * @description ISO 4217 code of the event's prices.
             * @example INR
             */
            currency: string;
            added_charges: components["schemas"]["AddedCharges"];
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            start_date: string;
            /**
             * Format: date-time
             * @description End of the event. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            end_date: string;
            /**
             * Format: date-time
             * @description Time at which booking opens. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            booking_start_date: string;
            /**
             * Format: date-time
             * @description Time at which booking closes. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            booking_end_date: string;
            /** @description Whether the event was published. Drafts are visible only to their organizer's team and the platform. */
            is_active: boolean;
            /** @description Whether only selected companies can book. */
            is_exclusive: boolean;
            /** @description Whether the event is published and not cancelled and its booking period is running. */
            is_booking_open: boolean;
            /** @description Whether the organizer cancelled the event. */
            is_cancelled: boolean;
            sale_state: components["schemas"]["EventSaleState"];
            /**
             * Format: date-time
             * @description While `sale_state` is `not_yet_open`, the time at which the first tickets go on sale; otherwise null. ISO 8601, UTC.
             */
            tickets_open_at: string | null;
            /** @description Former date and venue; null if the event was not rescheduled. */
            moved_from: components["schemas"]["EventMovedFrom"] | null;
            /** @description Whether the caller's company can book. False only for an exclusive event, if the company is not on its list or the caller is not signed in. */
            company_has_access: boolean;
            /** @description Id of the person who created the event; null if unknown. */
            created_by: number | null;
            /** @description Name of the organizer. */
            created_by_name: string;
            /**
             * Format: date-time
             * @description Time of creation. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            created_at: string;
            refund_terms: components["schemas"]["RefundTerms"];
            /** @description Ticket tiers in the organizer's order, including those off sale. */
            ticket_tiers: components["schemas"]["TicketTier"][];
        };
        /** @description A picture that was uploaded before. */
        PictureChoice: {
            /** @description SHA-256 of the file as hex, as returned by the upload. */
            hash: string;
            /** @description Alternative text that describes the picture. */
            alt: string;
        };
        /** @description Omitted fields stay unchanged; null clears a field. */
        EventUpdate: {
            /** @description Title shown in lists, on tickets and in emails. */
            title?: string;
            /** @description Plain text; blank lines separate paragraphs. */
            description?: string;
            /** @description Id of the category. */
            category?: number | null;
            /** @description Name of the venue. */
            venue?: string;
            /** @description City of the venue. The list of events can be filtered by it. */
            city?: string;
            /** @description In India, one of IndianState or an alternative name of one. In other countries, any text. */
            state?: string;
            /** @description English name or ISO 3166 code. Whether the venue is in India decides how tickets are taxed. */
            country?: string;
            /** @description IANA time zone of the venue. */
            timezone?: components["schemas"]["TimeZone"];
            currency?: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             */
            start_date?: string | null;
            /**
             * Format: date-time
             * @description End of the event, after its start. ISO 8601, UTC.
             */
            end_date?: string | null;
            /**
             * Format: date-time
             * @description Time at which booking opens. ISO 8601, UTC.
             */
            booking_start_date?: string | null;
            /**
             * Format: date-time
             * @description Time at which booking closes, at the latest the end of the event. ISO 8601, UTC.
             */
            booking_end_date?: string | null;
            /** @description Whether people at the entrance can admit guests without a ticket to free seats, without payment. */
            walk_ins?: boolean;
            /** @description Hours for which seats can be held while a company decides on a request for approval; 0 if this event allows no such requests. */
            approval_hours?: number;
            refund_terms?: components["schemas"]["RefundTermsInput"];
            /** @description An uploaded picture in the ratio 4:5; null for a generated poster. */
            poster?: components["schemas"]["PictureChoice"] | null;
            /** @description Uploaded pictures, in the order in which they are shown. */
            gallery?: components["schemas"]["PictureChoice"][];
        };
        EventStatistics: {
            /** @description Id of the event. */
            event: number;
            /** @description Number of seats in tiers that are on sale, plus held and sold seats in other tiers. */
            total_capacity: number;
            /** @description Number of paid tickets. */
            sold: number;
            /** @description Number of seats held by unpaid bookings. */
            held: number;
            /** @description Number of seats in tiers on sale that are neither held nor sold. */
            available: number;
            /** @description Number of bookings that hold seats or are paid. */
            total_bookings: number;
            /** @description Held and sold seats as a percentage of all seats, rounded. */
            progress: number;
            /**
             * @description Ticket prices of paid bookings. Decimal string with two digits, major units.
             * @example 12400.00
             */
            revenue: string;
            /** @description ISO 4217 code of `revenue`. */
            currency: string;
            /** @description Number of tiers, including those off sale. */
            ticket_type_count: number;
            /** @description Number of companies on the list of an exclusive event. */
            companies_with_access: number;
            /** @description Number of paid tickets per day, oldest day first. */
            sales_by_day: {
                /**
                 * Format: date
                 * @description Day of the payment, in the time zone of the event.
                 */
                date: string;
                /** @description Number of tickets paid on this day. Days without any are omitted. */
                tickets: number;
            }[];
        };
        /**
         * @description `in` to admit the attendee. `out` to record that the attendee leaves; only for tickets that admit `in_and_out`.
         * @default in
         * @enum {string}
         */
        ScanDirection: "in" | "out";
        GuestCheckIn: {
            /** @description Id of the check-in, used to undo it. */
            id: number;
            direction: components["schemas"]["ScanDirection"];
            /**
             * Format: date-time
             * @description When it was scanned. ISO 8601, UTC.
             */
            scanned_at: string;
            /** @description Name of the person who scanned the ticket. */
            by_name: string;
            /** @description Whether the caller may undo it now. */
            may_undo: boolean;
        };
        Guest: {
            /** @description Id of the ticket. */
            id: number;
            /** @description Version of the ticket, which increases when the ticket is reassigned. */
            version: number;
            /** @description Number printed on the ticket. */
            ticket_number: string;
            /** @description Name of the attendee; null until the seat has one. */
            attendee_name: string | null;
            /** @description Name of the person who holds the booking. */
            booked_by_name: string;
            /** @description Company of the booking; for complimentary tickets, the organizer. */
            company_name: string;
            /** @description Name of the ticket tier, such as Stalls. */
            tier_name: string;
            /** @description Number of the seat within its booking, from 1. */
            seat_no: number;
            /** @description Number of seats in the booking. */
            seat_count: number;
            /** @description Time of check-in, ISO 8601 in UTC; null if the ticket was not used. */
            used_at: string | null;
            /** @description Name of the person who checked the ticket in; null if the ticket was not used. */
            used_by_name: string | null;
            admission: components["schemas"]["TierAdmission"];
            /** @description Whether the attendee is inside; for tickets that admit `daily`, whether the attendee was admitted today. */
            inside: boolean;
            /** @description The last check-in of the ticket; null before the first. */
            check_in: components["schemas"]["GuestCheckIn"] | null;
        };
        GuestList: {
            /** @description Number of guests that match the search. */
            count: number;
            /** @description Page returned, from 1. */
            page: number;
            /** @description Maximum number of guests per page. */
            page_size: number;
            /** @description Number of valid tickets of the event, regardless of the search. */
            tickets: number;
            /** @description Number of valid tickets that were checked in. */
            admitted: number;
            /** @description Guests on this page, sorted by name; tickets without a name come last. */
            results: components["schemas"]["Guest"][];
        };
        EventCancellation: {
            /** @description Reason for the cancellation, sent to everyone who has a booking. */
            reason: string;
        };
        EventCancelled: {
            /** @description Id of the event. */
            event: number;
            /**
             * Format: date-time
             * @description Time of the cancellation. ISO 8601, UTC.
             */
            cancelled_at: string;
            /** @description Reason for the cancellation, as sent to everyone who has a booking. */
            reason: string;
            /** @description Number of paid bookings that are refunded. */
            refunded_bookings: number;
            /** @description Number of unpaid bookings that were cancelled. */
            cancelled_bookings: number;
        };
        /** @description Omitted fields stay unchanged. */
        EventMove: {
            /**
             * Format: date-time
             * @description New start, in the future. ISO 8601, UTC.
             */
            start_date?: string;
            /**
             * Format: date-time
             * @description New end, after the start. If omitted, the event keeps its duration. ISO 8601, UTC.
             */
            end_date?: string;
            /** @description Name of the new venue. */
            venue?: string;
        };
        /**
         * @description Recipients of a message. `all`, attendees with valid tickets and the people who booked them. `not_checked_in`, holders of tickets that were not checked in. `unnamed`, people who booked tickets without an attendee's name. A ticket without an email address counts for the person who booked it.
         * @enum {string}
         */
        EventMessageAudience: "all" | "not_checked_in" | "unnamed";
        EventMessage: {
            /** @description Id of the message. */
            id: number;
            /**
             * Format: date-time
             * @description Time at which it was sent. ISO 8601, UTC.
             */
            sent_at: string;
            /** @description Name of the sender, or else their email address. */
            sent_by_name: string;
            audience: components["schemas"]["EventMessageAudience"];
            /** @description Names of the ticket tiers; empty for all tiers. */
            tier_names: string[];
            /** @description Subject of the email. */
            subject: string;
            /** @description Message as plain text. */
            text: string;
            /** @description Number of emails, one to each address. */
            people: number;
            /** @description Number of emails that the mail server accepted. */
            delivered: number;
            /** @description Number of emails that were rejected or could not be sent for three days. */
            failed: number;
        };
        EventMessageList: {
            /** @description Number of all messages of the event. */
            count: number;
            /** @description Page returned, from 1. */
            page: number;
            /** @description Maximum number of rows per page; 20 by default. */
            page_size: number;
            /** @description Messages on this page, newest first. */
            results: components["schemas"]["EventMessage"][];
        };
        EventMessageInput: {
            audience: components["schemas"]["EventMessageAudience"];
            /** @description Only tickets of the tiers with these ids. Omit for all tiers. */
            tiers?: number[];
            /** @description Subject in one line, which is also the heading of the email. Optional in a dry run. */
            subject?: string;
            /** @description Message as plain text. URLs become links. Optional in a dry run. */
            text?: string;
            /** @description Whether to only return the number of recipients and the preview, as the query parameter `dry_run` does. */
            dry_run?: boolean;
        };
        EventMessagePerson: {
            /** @description Full name, or else the masked email address. */
            name: string;
            /**
             * @description Masked email address: its first letter and the domain.
             * @example d…@guests.example
             */
            email: string;
        };
        EventMessagePreview: {
            /** @description Subject of the email. */
            subject: string;
            /** @description Plain text of the whole email, including event and sender. */
            text: string;
            /** @description HTML of the whole email. */
            html: string;
        };
        EventMessageReport: {
            /** @description Id of the message; null for a dry run. */
            id: number | null;
            /** @description Number of emails, one to each address. */
            people: number;
            /** @description The first recipients, at most five. */
            first: components["schemas"]["EventMessagePerson"][];
            /** @description Reply-to address; null if the organizer has none. */
            reply_to: string | null;
            /** @description Preview of the email; null if the subject or text is missing. */
            preview: components["schemas"]["EventMessagePreview"] | null;
        };
        ComplimentaryAttendee: {
            /** @description Name printed on the ticket. */
            name: string;
            /** @description Email address that the ticket is sent to. */
            email: string;
        };
        ComplimentaryInput: {
            /** @description Id of the ticket tier. */
            tier: number;
            /** @description Attendees, one ticket for each. Either all tickets are issued or none. */
            attendees: components["schemas"]["ComplimentaryAttendee"][];
            /** @description Reason for the tickets, for the organizer's own records. */
            reason: string;
        };
        ComplimentaryTickets: {
            /** @description Number of tickets issued. */
            tickets: number;
            /** @description Booking numbers in the order of the attendees. */
            booking_numbers: string[];
        };
        /**
         * @description Kind of the changed object.
         * @enum {string}
         */
        AuditKind: "event" | "tier" | "booking" | "ticket" | "message" | "export" | "import" | "organizer" | "member" | "category" | "company" | "policy" | "invitation" | "person" | "approval" | "cost_centre" | "budget" | "failure" | "api_key";
        /** @description A changed field, with its values as people see them. */
        AuditChange: {
            /**
             * @description Key of the field, which stays the same when its label changes.
             * @example price
             */
            field: string;
            /**
             * @description Label of the field, for display.
             * @example price
             */
            label: string;
            /**
             * @description Value before the change; null if there was none.
             * @example ₹1,500.00
             */
            before: string | null;
            /**
             * @description Value after the change; null if there is none.
             * @example ₹1,800.00
             */
            after: string | null;
        };
        /** @description A recorded change. Names and titles are those at the time of the change. */
        AuditEntry: {
            /** @description Id of the entry. Later changes have higher ids. */
            id: number;
            /**
             * Format: date-time
             * @description Time of the change. ISO 8601, UTC.
             */
            at: string;
            /**
             * @description IANA time zone of the event, or India's if the change belongs to no event.
             * @example Asia/Kolkata
             */
            timezone: string;
            /** @description Id of the person who made the change; null for the server's command line. */
            person: number | null;
            /**
             * @description Name of the person who made the change. `summary` continues the sentence.
             * @example Dev Kulkarni
             */
            person_name: string;
            /**
             * @description Network of the caller: the first 24 bits of an IPv4 address, or the first 48 bits of an IPv6 address.
             * @example 203.0.113.0/24
             */
            network: string | null;
            /**
             * @description Kind of the object and verb. It stays the same when texts change.
             * @example tier.changed
             */
            action: string;
            kind: components["schemas"]["AuditKind"];
            /**
             * @description Title of the changed object.
             * @example Gold
             */
            title: string;
            /**
             * @description What the person did: the rest of a sentence that starts with the person's name.
             * @example changed the price of Gold from ₹1,500.00 to ₹1,800.00
             */
            summary: string;
            /** @description Id of the event that the change belongs to; null if there is none. */
            event: number | null;
            /** @description Title of that event at the time; null if there is none. */
            event_title: string | null;
            /** @description Changed fields, without secrets; empty if only `summary` describes the change. */
            changes: components["schemas"]["AuditChange"][];
        };
        AuditEntryList: {
            /** @description Number of entries that match the filters, on all pages. */
            count: number;
            /** @description Page returned, from 1. */
            page: number;
            /** @description Maximum number of rows per page; 20 by default. */
            page_size: number;
            /** @description Entries on this page, newest first. */
            results: components["schemas"]["AuditEntry"][];
        };
        /**
         * @description Role in an organizer's team. `owner` can do everything, including managing the team; `editor` creates and edits events; `door` checks in tickets.
         * @enum {string}
         */
        OrganizerRole: "owner" | "editor" | "door";
        /** @description An organizer of events, and the legal seller of their tickets. */
        Organizer: {
            /** @description Id of the organizer. Events and imports refer to it. */
            id: number;
            /** @description Version of the object, which increases with every change. Send it in `If-Match` when you change the object. */
            version: number;
            /** @description Name that buyers see as the organizer of the events. It is unique. */
            name: string;
            /** @description Unique short name in lower-case letters, digits and hyphens. By default it is derived from the name. */
            slug: string;
            /** @description URL of the logo; empty if there is none. */
            logo: string;
            /** @description Legal name of the seller, for invoices. */
            legal_name: string;
            /** @description GST registration number of the seller; empty if there is none. */
            gstin: string;
            /** @description Postal address of the seller. */
            address: string;
            /** @description State or union territory of the seller. */
            state: string;
            /** @description Email address for attendees; empty if there is none. */
            support_email: string;
            /** @description The caller's role in the team; null for platform admins who are not members. */
            role: components["schemas"]["OrganizerRole"] | null;
            /** @description Missing details of the seller. Until they are complete, no invoice is issued for tickets of the organizer's events. */
            seller_missing: ("legal_name" | "gstin" | "address" | "state")[];
            /**
             * Format: date-time
             * @description Time of creation. ISO 8601, UTC.
             */
            created_at: string;
        };
        OrganizerList: {
            /** @description Total number of rows. */
            count: number;
            /** @description Organizers sorted by name. */
            results: components["schemas"]["Organizer"][];
        };
        OrganizerCreate: {
            /** @description Name that buyers see as the organizer of the events. It must be unique; a name that is taken returns 409 `name_taken`. */
            name: string;
            /** @description Lower-case letters, digits and hyphens. */
            slug?: string;
            /** @description URL of an uploaded picture, the `src` that uploadImage returns; empty for no logo. URLs on other hosts are refused. */
            logo?: string;
            /** @description Legal name of the seller, for invoices. */
            legal_name?: string;
            /** @description GSTIN of a taxpayer or non-resident (see `x-gst-registrations`); empty if not registered for GST. Case and spaces do not matter. */
            gstin?: string;
            /** @description Postal address of the seller. */
            address?: string;
            /** @description State or union territory of the seller. */
            state?: string;
            /** @description Email address for attendees; empty if there is none. */
            support_email?: string;
        };
        /** @description Omitted fields stay unchanged. */
        OrganizerUpdate: {
            /** @description Name that buyers see as the organizer of the events. It must be unique; a name that is taken returns 409 `name_taken`. */
            name?: string;
            /** @description Lower-case letters, digits and hyphens. */
            slug?: string;
            /** @description URL of an uploaded picture, the `src` that uploadImage returns; empty for no logo. URLs on other hosts are refused. */
            logo?: string;
            /** @description Legal name of the seller, for invoices. */
            legal_name?: string;
            /** @description GSTIN of a taxpayer or non-resident (see `x-gst-registrations`); empty if not registered for GST. Case and spaces do not matter. */
            gstin?: string;
            /** @description Postal address of the seller. */
            address?: string;
            /** @description State or union territory of the seller. */
            state?: string;
            /** @description Email address for attendees; empty if there is none. */
            support_email?: string;
        };
        OrganizerMember: {
            /** @description Id of the person. */
            user: number;
            /** @description Full name of the person. */
            name: string;
            /** @description Email address of the person's account. */
            email: string;
            role: components["schemas"]["OrganizerRole"];
        };
        OrganizerMemberList: {
            /** @description Total number of rows. */
            count: number;
            /** @description Owners first, then editors and check-in staff, each by name. */
            results: components["schemas"]["OrganizerMember"][];
        };
        OrganizerMemberInput: {
            /** @description Email address of a person who has an account. Other addresses return 400. */
            email: string;
            role: components["schemas"]["OrganizerRole"];
        };
        /**
         * @default event
         * @enum {string}
         */
        TakingsGrouping: "event" | "month" | "company" | "gateway";
        /** @enum {string} */
        PaymentKind: "real" | "test";
        /** @description Sums of payments and refunds. Each amount counts in the month of its payment or refund. */
        TakingsSums: {
            /** @description Number of seats that were paid for, including those refunded later. */
            seats: number;
            /** @description Ticket prices paid, without service fee and GST. Decimal string with two digits, major units. */
            tickets: string;
            /** @description Service fee paid. Decimal string with two digits, major units. */
            service_fee: string;
            /** @description GST paid, on tickets and service fee. Decimal string with two digits, major units. */
            gst: string;
            /** @description Sum of `tickets`, `service_fee` and `gst`. Decimal string with two digits, major units. */
            paid: string;
            /** @description Ticket prices in completed refunds. Decimal string with two digits, major units. */
            refunded_tickets: string;
            /** @description Service fee in completed refunds. Decimal string with two digits, major units. */
            refunded_service_fee: string;
            /** @description GST in completed refunds. Decimal string with two digits, major units. */
            refunded_gst: string;
            /** @description Total of completed refunds: ticket prices, service fee and GST. Decimal string with two digits, major units. */
            refunded: string;
            /** @description Amount paid less refunds. Negative if more was refunded than paid in the period. Decimal string with two digits, major units. */
            net: string;
        };
        TakingsRow: {
            /** @description Id of the event or company, key of the gateway, or month as YYYY-MM; empty for the sum of the other rows. */
            key: string;
            /** @description Name for display: the event, company or gateway, or the month such as `November 2026`. The sum of the other rows is named `Other events` or similar. */
            name: string;
            /** @description Number of seats that were paid for, including those refunded later. */
            seats: number;
            /** @description Ticket prices paid, without service fee and GST. Decimal string with two digits, major units. */
            tickets: string;
            /** @description Service fee paid. Decimal string with two digits, major units. */
            service_fee: string;
            /** @description GST paid, on tickets and service fee. Decimal string with two digits, major units. */
            gst: string;
            /** @description Sum of `tickets`, `service_fee` and `gst`. Decimal string with two digits, major units. */
            paid: string;
            /** @description Ticket prices in completed refunds. Decimal string with two digits, major units. */
            refunded_tickets: string;
            /** @description Service fee in completed refunds. Decimal string with two digits, major units. */
            refunded_service_fee: string;
            /** @description GST in completed refunds. Decimal string with two digits, major units. */
            refunded_gst: string;
            /** @description Total of completed refunds: ticket prices, service fee and GST. Decimal string with two digits, major units. */
            refunded: string;
            /** @description Amount paid less refunds. Negative if more was refunded than paid in the period. Decimal string with two digits, major units. */
            net: string;
        };
        TakingsInCurrency: {
            /** @description ISO 4217 code. Amounts in different currencies are never added up. */
            currency: string;
            totals: components["schemas"]["TakingsSums"];
            /** @description Rows with the largest amounts first; months in order. Beyond 200 rows the others are one row; downloads contain all rows. */
            rows: components["schemas"]["TakingsRow"][];
            /** @description The same sums by month, in order. */
            months: components["schemas"]["TakingsRow"][];
        };
        Takings: {
            /**
             * Format: date
             * @description First day of the period, in the time zone `timezone`.
             */
            from: string;
            /**
             * Format: date
             * @description Last day of the period, inclusive, in the time zone `timezone`.
             */
            to: string;
            by: components["schemas"]["TakingsGrouping"];
            /** @description IANA time zone of the days and months. */
            timezone: string;
            payments: components["schemas"]["PaymentKind"];
            /** @description Whether the period also has payments or refunds of the other kind (real or test). */
            has_others: boolean;
            /** @description Takings by currency; empty if the period has no payments and refunds. */
            currencies: components["schemas"]["TakingsInCurrency"][];
        };
        CompanyName: {
            /** @description Id of the company, which stays the same when the company is renamed. */
            id: number;
            /** @description Name of the company. Several companies can have the same name. */
            name: string;
            /** @description Email domain of the company, to distinguish companies with the same name. */
            domain: string | null;
        };
        CompanyNameList: {
            /** @description Number of rows in `results`. */
            count: number;
            /** @description Companies by name; with a search, at most 20. */
            results: components["schemas"]["CompanyName"][];
        };
        /** @description An event in a list for its organizer. Fields that a draft does not have yet are null or empty. */
        OrganizedEventSummary: {
            /** @description Id of the event, the same as in the public catalogue. */
            id: number;
            /** @description Version of the object, which increases with every change. Send it in `If-Match` when you change the object. */
            version: number;
            status: components["schemas"]["EventStatus"];
            /** @description Id of the organizer. */
            organizer: number | null;
            /** @description Name of the organizer, as buyers see it. */
            organizer_name: string;
            /** @description Title, as buyers see it in lists, on the event page and on tickets. */
            title: string;
            /** @description Id of the category. */
            category: number | null;
            /** @description Current name of the category; null for a draft without one. */
            category_name: string | null;
            /** @description Name of the venue; empty for a draft without one. */
            venue: string;
            /** @description City of the venue; empty for a draft without one. */
            city: string;
            /** @description IANA time zone of the venue; show the event's times in it. */
            timezone: string;
            /** @description ISO 4217 code of the event's prices and of `revenue`. */
            currency: string;
            /** @description URL of the poster. */
            featured_image: string | null;
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             */
            start_date: string | null;
            /**
             * Format: date-time
             * @description End of the event. ISO 8601, UTC.
             */
            end_date: string | null;
            /**
             * Format: date-time
             * @description Time at which booking opens. ISO 8601, UTC.
             */
            booking_start_date: string | null;
            /**
             * Format: date-time
             * @description Time at which booking closes. ISO 8601, UTC.
             */
            booking_end_date: string | null;
            /** @description Whether only selected companies can book. */
            is_exclusive: boolean;
            /** @description Number of seats in tiers that are on sale, plus held and sold seats in other tiers. */
            total_tickets: number;
            /** @description Number of seats that can be booked, in tiers that are on sale. */
            available_tickets: number;
            /** @description Number of seats held by unpaid bookings. */
            held: number;
            /** @description Number of seats in paid bookings. */
            sold: number;
            /** @description Ticket prices of paid bookings less refunds, without service fee and GST. Decimal string with two digits, major units. */
            revenue: string;
            /**
             * Format: date-time
             * @description Time of the last change. ISO 8601, UTC.
             */
            updated_at: string;
        };
        OrganizedEventList: {
            /** @description Number of matching rows on all pages. */
            count: number;
            /** @description Page returned, from 1. */
            page: number;
            /** @description Maximum number of rows per page; 20 by default. */
            page_size: number;
            /** @description Number of matching rows for each status. */
            counts: {
                /** @description Number of events that are not published. */
                draft: number;
                /** @description Number of published events that are neither paused nor over, including sold-out ones. */
                published: number;
                /** @description Number of events whose sales are paused. */
                paused: number;
                /** @description Number of published events that have ended. */
                over: number;
                /** @description Number of cancelled events. */
                cancelled: number;
                /** @description Number of published events without seats left. */
                sold_out: number;
            };
            /** @description Events on this page, in the requested order. */
            results: components["schemas"]["OrganizedEventSummary"][];
        };
        FoundEvent: {
            /** @description Id of the event. */
            id: number;
            /** @description Title of the event. */
            title: string;
            status: components["schemas"]["EventStatus"];
            /**
             * Format: date-time
             * @description Start of the event; null for a draft without a date. ISO 8601, UTC.
             */
            start_date: string | null;
            /** @description IANA time zone of the venue; show `start_date` in it. */
            timezone: string;
        };
        FoundPerson: {
            /** @description Id of the person, used in /users/{id}/. */
            id: number;
            /** @description Full name. */
            name: string;
            /** @description Email address of the person. */
            email: string;
            /** @description Name of the company; null for people without one. */
            company_name: string | null;
        };
        FoundBooking: {
            /** @description Id of the booking, used in /bookings/{id}/. */
            id: number;
            /** @description Booking number shown to people, such as BK-2026-004817. */
            booking_number: string;
            /** @description Id of the event. */
            event: number;
            /** @description Title of the event. */
            event_title: string;
            /** @description Name of the person who holds the booking. */
            booked_by_name: string;
            /** @description Whether the caller edits the event of the booking. */
            is_organized: boolean;
        };
        ConsoleSearchResults: {
            /** @description At most five events, upcoming events first. */
            events: components["schemas"]["FoundEvent"][];
            /** @description At most five people whom the caller manages; empty for callers who manage nobody. */
            people: components["schemas"]["FoundPerson"][];
            /** @description At most five bookings that the caller can read or whose event the caller edits. */
            bookings: components["schemas"]["FoundBooking"][];
        };
        OrganizedOverview: {
            /** @description Number of published events with seats left. */
            on_sale: number;
            /** @description Number of seats in paid bookings. */
            sold: number;
            payments: components["schemas"]["PaymentKind"];
            /** @description Ticket prices of paid bookings, without service fee and GST, by currency. */
            revenue: {
                /** @description ISO 4217 code of the amount. */
                currency: string;
                /** @description Amount. Decimal string with two digits, major units. */
                amount: string;
            }[];
            /** @description Names of cities in alphabetical order, at most 200. */
            cities: string[];
        };
        /**
         * @description State of a booking. `held`, its seats are held until it is paid. `expired`, the hold has ended. `refunded`, it was paid and is or will be refunded. `complimentary`, it was issued by the organizer without a price.
         * @enum {string}
         */
        EventBookingState: "held" | "expired" | "paid" | "complimentary" | "cancelled" | "refunded";
        /**
         * @description State of a refund. `under_way`, the gateway has not completed it yet.
         * @enum {string}
         */
        RefundProgress: "under_way" | "done";
        EventBookingRefund: {
            /** @description Amount that was or will be refunded. Decimal string with two digits, major units. */
            amount: string;
            state: components["schemas"]["RefundProgress"];
        };
        /** @description A booking as the organizer of its event sees it. */
        EventBooking: {
            /** @description Id of the booking, used to refund it or resend its confirmation. */
            id: number;
            /** @description Booking number shown to people, such as BK-2026-004817. Searches find the booking by it. */
            booking_number: string;
            state: components["schemas"]["EventBookingState"];
            /** @description Name of the person who booked. */
            booked_by_name: string;
            /** @description Email address of the person's account. */
            booked_by_email: string;
            /** @description Name of the company that booked; for complimentary tickets, the organizer's name. */
            company_name: string;
            /** @description Id of the ticket tier. */
            tier: number;
            /** @description Current name of the ticket tier. */
            tier_name: string;
            /** @description Number of seats. */
            quantity: number;
            /** @description ISO 4217 code of all amounts of the booking. */
            currency: string;
            /** @description Ticket prices, without service fee and GST. Decimal string with two digits, major units. */
            tickets_amount: string;
            /** @description Whether it was paid by a test payment, which moved no money. */
            is_test: boolean;
            /** @description Amount paid, including service fee and GST; null until it is paid. Decimal string with two digits, major units. */
            paid_amount: string | null;
            /** @description Refund of the booking; null if there is none. */
            refund: components["schemas"]["EventBookingRefund"] | null;
            /**
             * Format: date-time
             * @description Time of booking. ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of payment; null if it is not paid. ISO 8601, UTC.
             */
            paid_at: string | null;
            /**
             * Format: date-time
             * @description End of the hold; null if no seats are on hold. ISO 8601, UTC.
             */
            hold_expires_at: string | null;
            /** @description Number of tickets with an attendee's name. */
            named: number;
            /** @description Number of tickets that were checked in. */
            checked_in: number;
        };
        EventBookingList: {
            /** @description Number of rows that match the filters, on all pages. */
            count: number;
            /** @description Page returned, from 1. */
            page: number;
            /** @description Maximum number of rows per page; 20 by default. */
            page_size: number;
            /** @description Bookings on this page, in the requested order. */
            results: components["schemas"]["EventBooking"][];
        };
        /** @description A valid ticket as the organizer of its event sees it. */
        EventAttendee: {
            /** @description Id of the ticket. */
            id: number;
            /** @description Number printed on the ticket. Searches and check-in find the ticket by it. */
            ticket_number: string;
            /** @description Booking number shown to people, such as BK-2026-004817. Searches find the booking by it. */
            booking_number: string;
            /** @description Name of the attendee; null until the seat has one. */
            attendee_name: string | null;
            /** @description Email address that the ticket is sent to; null until one is given. */
            attendee_email: string | null;
            /** @description Whether the ticket was issued by the organizer without a price. */
            is_complimentary: boolean;
            /** @description Name of the person who booked, or else their email address. */
            booked_by_name: string;
            /** @description Name of the company that booked; for complimentary tickets, the organizer's name. */
            company_name: string;
            /** @description Id of the ticket tier. */
            tier: number;
            /** @description Current name of the ticket tier. */
            tier_name: string;
            /** @description Number of the seat within its booking, from 1. */
            seat_no: number;
            /** @description Number of seats in the booking. */
            seat_count: number;
            /** @description Dietary requirements for catering; null if not given. */
            dietary_preferences: string | null;
            /** @description Needs at the venue, such as step-free access; null if not given. */
            special_requirements: string | null;
            /**
             * Format: date-time
             * @description Time of check-in; null if the ticket was not checked in. ISO 8601, UTC.
             */
            checked_in_at: string | null;
        };
        EventAttendeeList: {
            /** @description Number of rows that match the filters, on all pages. */
            count: number;
            /** @description Page returned, from 1. */
            page: number;
            /** @description Maximum number of rows per page; 20 by default. */
            page_size: number;
            /** @description Tickets on this page, in the requested order. */
            results: components["schemas"]["EventAttendee"][];
        };
        /**
         * @description A column of the attendees download.
         * @enum {string}
         */
        AttendeeColumn: "ticket_number" | "name" | "email" | "phone" | "company" | "employee_id" | "department" | "designation" | "ticket" | "complimentary" | "booking" | "booked_by" | "seat" | "seats" | "food" | "special_needs" | "checked_in";
        OtherPayments: {
            /** @description Number of bookings paid by payments of this kind. */
            bookings: number;
            /** @description Amount including service fee and GST. Decimal string with two digits, major units. */
            paid: string;
        };
        SalesSeats: {
            /** @description Number of seats in tiers that are on sale, plus held and sold seats in other tiers. */
            total: number;
            /** @description Number of seats in paid bookings and complimentary tickets. */
            sold: number;
            /** @description Number of seats held by unpaid bookings. */
            held: number;
            /** @description Number of seats that can be booked. */
            left: number;
        };
        /** @description Totals of every paid booking, including those refunded later. `tickets`, `service_fee` and `gst` add up to `paid`. */
        SalesTotals: {
            /** @description Number of paid bookings. */
            bookings: number;
            /** @description Number of seats in these bookings. */
            seats: number;
            /** @description Ticket prices, without service fee and GST. Decimal string with two digits, major units. */
            tickets: string;
            /** @description Amount paid, including service fee and GST. Decimal string with two digits, major units. */
            paid: string;
            /** @description Amount that was or will be refunded. Decimal string with two digits, major units. */
            refunded: string;
            /** @description Amount paid less refunds. Decimal string with two digits, major units. */
            kept: string;
            /** @description Service fee in the amount paid. Decimal string with two digits, major units. */
            service_fee: string;
            /** @description GST in the amount paid, on tickets and service fee. Decimal string with two digits, major units. */
            gst: string;
            /** @description Part of `refunded` whose refund is not complete yet. Decimal string with two digits, major units. */
            refunding: string;
        };
        SalesOfTier: {
            /** @description Id of the ticket tier. */
            tier: number;
            /** @description Current name of the ticket tier. */
            name: string;
            /** @description Number of all seats. */
            total: number;
            /** @description Number of seats in paid bookings and complimentary tickets. */
            sold: number;
            /** @description Number of seats held by unpaid bookings. */
            held: number;
            /** @description Number of seats that can be booked or are kept for the waiting list. */
            left: number;
            /** @description Number of people on the waiting list. */
            waiting: number;
            /** @description Number of tickets that they wait for. */
            waiting_seats: number;
            /** @description Number of paid bookings. */
            bookings: number;
            /** @description Number of seats in these bookings. */
            seats: number;
            /** @description Ticket prices, without service fee and GST. Decimal string with two digits, major units. */
            tickets: string;
            /** @description Amount paid, including service fee and GST. Decimal string with two digits, major units. */
            paid: string;
            /** @description Amount that was or will be refunded. Decimal string with two digits, major units. */
            refunded: string;
            /** @description Amount paid less refunds. Decimal string with two digits, major units. */
            kept: string;
        };
        SalesOfDay: {
            /**
             * Format: date
             * @description Day of the payment, YYYY-MM-DD in the event's time zone.
             */
            day: string;
            /** @description Number of paid bookings. */
            bookings: number;
            /** @description Number of seats in these bookings. */
            seats: number;
            /** @description Ticket prices, without service fee and GST. Decimal string with two digits, major units. */
            tickets: string;
            /** @description Amount paid, including service fee and GST. Decimal string with two digits, major units. */
            paid: string;
            /** @description Amount that was or will be refunded. Decimal string with two digits, major units. */
            refunded: string;
            /** @description Amount paid less refunds. Decimal string with two digits, major units. */
            kept: string;
        };
        SalesOfCompany: {
            /** @description Id of the company; null for the sum of all companies after the first hundred. */
            company: number | null;
            /** @description Current name of the company; `Other companies` for the sum of the others. */
            name: string;
            /** @description Number of paid bookings. */
            bookings: number;
            /** @description Number of seats in these bookings. */
            seats: number;
            /** @description Ticket prices, without service fee and GST. Decimal string with two digits, major units. */
            tickets: string;
            /** @description Amount paid, including service fee and GST. Decimal string with two digits, major units. */
            paid: string;
            /** @description Amount that was or will be refunded. Decimal string with two digits, major units. */
            refunded: string;
            /** @description Amount paid less refunds. Decimal string with two digits, major units. */
            kept: string;
        };
        SalesOfGateway: {
            /** @description Key of the gateway, such as `razorpay`; `account` for payments on account, `free` for free bookings. */
            gateway: string;
            /** @description `Razorpay`, `Razorpay (test)` for its test payments, `On account`, or `Free tickets`. */
            name: string;
            /** @description Number of paid bookings. */
            bookings: number;
            /** @description Number of seats in these bookings. */
            seats: number;
            /** @description Ticket prices, without service fee and GST. Decimal string with two digits, major units. */
            tickets: string;
            /** @description Amount paid, including service fee and GST. Decimal string with two digits, major units. */
            paid: string;
            /** @description Amount that was or will be refunded. Decimal string with two digits, major units. */
            refunded: string;
            /** @description Amount paid less refunds. Decimal string with two digits, major units. */
            kept: string;
        };
        ArrivalsInterval: {
            /**
             * Format: date-time
             * @description Start of an interval of ten minutes. ISO 8601, UTC.
             */
            from: string;
            /** @description Number of tickets checked in during the interval. */
            tickets: number;
        };
        CheckInProgress: {
            /** @description Number of valid tickets. */
            tickets: number;
            /** @description Number of tickets with an attendee's name. */
            named: number;
            /** @description Number of tickets that were checked in. */
            checked_in: number;
            /** @description Number of tickets checked in during the last ten minutes. */
            last_ten_minutes: number;
            /** @description Check-ins by interval of ten minutes, earliest first. Intervals without any are omitted. */
            arrivals: components["schemas"]["ArrivalsInterval"][];
        };
        EventSales: {
            /** @description ISO 4217 code of all amounts. */
            currency: string;
            /** @description IANA time zone of the days. */
            timezone: string;
            payments: components["schemas"]["PaymentKind"];
            /** @description Amounts of payments of the other kind (real or test), which no other amount here includes; null if there are none. */
            others: components["schemas"]["OtherPayments"] | null;
            seats: components["schemas"]["SalesSeats"];
            /**
             * Format: date-time
             * @description Time at which the first hold ends; null if there are none. ISO 8601, UTC.
             */
            next_hold_ends_at: string | null;
            /** @description Ticket prices of bookings that are currently paid, without service fee and GST. Decimal string with two digits, major units. */
            revenue: string;
            totals: components["schemas"]["SalesTotals"];
            /** @description All ticket tiers, including those off sale, in the order in which buyers see them. */
            by_tier: components["schemas"]["SalesOfTier"][];
            /** @description Days with payments, earliest first. */
            by_day: components["schemas"]["SalesOfDay"][];
            /** @description The 100 companies that paid most, largest amount first, then one row for the others. */
            by_company: components["schemas"]["SalesOfCompany"][];
            /** @description Gateways, largest amount first. */
            by_gateway: components["schemas"]["SalesOfGateway"][];
            check_in: components["schemas"]["CheckInProgress"];
        };
        /** @description A new ticket tier. `gst_percent` is 18 by default, `admission` once and `max_per_booking` 10; there is no limit per person and company by default. */
        TierCreate: {
            /** @description Name shown where tickets are chosen, on tickets and in downloads. */
            name: string;
            /** @description Plain text shown under the name of the tier; empty by default. */
            description?: string;
            /**
             * @description Price of one ticket; 0 is free. Decimal string, major units.
             * @example 12400.00
             */
            price: string;
            /**
             * @description GST rate of the tickets, in percent.
             * @enum {integer}
             */
            gst_percent?: 0 | 5 | 12 | 18 | 28;
            /** @description Number of seats. */
            total_tickets: number;
            admission?: components["schemas"]["TierAdmission"];
            /** @description Maximum number of tickets of this tier per booking. */
            max_per_booking?: number;
            /** @description Maximum number of tickets of this tier per person, over all their bookings; null for no limit. */
            max_per_person?: number | null;
            /** @description Maximum number of tickets of this tier per company, over all its bookings; null for no limit. */
            max_per_company?: number | null;
            /** @description What a ticket includes, one short line per item with at most 100 characters. Empty lines are dropped. */
            benefits?: string[];
            /**
             * Format: date-time
             * @description Start of the sale of this tier; null if it starts when booking opens. ISO 8601, UTC.
             */
            sale_starts_at?: string | null;
            /**
             * Format: date-time
             * @description End of the sale of this tier; null if it ends when booking closes. ISO 8601, UTC.
             */
            sale_ends_at?: string | null;
        };
        TierOrder: {
            /** @description Ids of all tiers of the event, in the new order. */
            tiers: number[];
        };
        /** @description Omitted fields stay unchanged. */
        TierUpdate: {
            /** @description Name shown where tickets are chosen, on tickets and in downloads. */
            name?: string;
            /** @description Plain text shown under the name of the tier; an empty text removes it. */
            description?: string;
            /**
             * @description Price of one ticket; 0 is free. Decimal string, major units.
             * @example 12400.00
             */
            price?: string;
            /**
             * @description GST rate of the tickets, in percent.
             * @enum {integer}
             */
            gst_percent?: 0 | 5 | 12 | 18 | 28;
            /** @description Number of all seats, including held and sold ones. It cannot be less than the held and sold seats. */
            total_tickets?: number;
            admission?: components["schemas"]["TierAdmission"];
            /** @description Maximum number of tickets of this tier per booking. Existing bookings do not change. */
            max_per_booking?: number;
            /** @description Maximum number of tickets of this tier per person, over all their bookings; null for no limit. */
            max_per_person?: number | null;
            /** @description Maximum number of tickets of this tier per company, over all its bookings; null for no limit. */
            max_per_company?: number | null;
            /** @description What a ticket includes, one short line per item with at most 100 characters. Empty lines are dropped. */
            benefits?: string[];
            /**
             * Format: date-time
             * @description Start of the sale of this tier; null if it starts when booking opens. ISO 8601, UTC.
             */
            sale_starts_at?: string | null;
            /**
             * Format: date-time
             * @description End of the sale of this tier; null if it ends when booking closes. ISO 8601, UTC.
             */
            sale_ends_at?: string | null;
            /** @description Whether the tier is on sale. */
            is_active?: boolean;
        };
        EventAccess: {
            /** @description Whether only the companies of the list can book. */
            is_exclusive: boolean;
            /** @description Ids of the companies that can book an exclusive event. */
            companies: number[];
        };
        /**
         * @example {
         *       "id": 2,
         *       "version": 1,
         *       "name": "Music",
         *       "slug": "music",
         *       "color_code": "#E07A5F",
         *       "icon": "music",
         *       "event_count": 8,
         *       "created_at": "2026-01-05T06:30:00.000Z"
         *     }
         */
        Category: {
            /** @description Id of the category. Events refer to it as `category`. */
            id: number;
            /** @description Version of the object, which increases with every change. Send it in `If-Match` when you change the object. */
            version: number;
            /** @description Name shown on chips and in filters. */
            name: string;
            /** @description Slug used in URLs of the list of events. GET /events/ accepts it as `category`. */
            slug: string;
            /**
             * @description Color of the category's chips, dots and posters, as a hex code.
             * @example #E07A5F
             */
            color_code: string;
            /**
             * @description Name of the icon.
             * @example music
             */
            icon: string;
            /** @description Number of events in the category that visitors can see. */
            event_count: number;
            /**
             * Format: date-time
             * @description Time of creation. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            created_at: string;
        };
        CategoryList: {
            /** @description Number of rows in `results`. */
            count: number;
            /** @description Categories with the most events first. */
            results: components["schemas"]["Category"][];
        };
        CategoryCreate: {
            /** @description Name shown on chips and in filters. It must be unique. */
            name: string;
            /** @description Name used in URLs of the list of events. */
            slug?: string;
            /** @description Color of the category's chips, dots and posters, as a hex code. */
            color_code?: string;
            /** @description Name of the icon. Unknown names are displayed as a dot. */
            icon?: string;
            /** @description Position among categories that have the same number of events. */
            position?: number;
        };
        /** @description Omitted fields stay unchanged. */
        CategoryUpdate: {
            /** @description Name shown in filters and on events. It must be unique. */
            name?: string;
            /** @description Name used in URLs of the list of events. */
            slug?: string;
            /** @description Color of the category's chips, dots and posters, as a hex code. */
            color_code?: string;
            /** @description Name of the icon. Unknown names are displayed as a dot. */
            icon?: string;
            /** @description Position among categories that have the same number of events. */
            position?: number;
        };
        /**
         * @description State of a place. `in_approval`, the company must decide. `offered`, seats are held and must be paid. `taken`, they were paid. `passed`, the person left the list or declined the offer. `lapsed`, the offer was not paid in time. `declined`, the company declined. `ended`, the place ended without seats.
         * @enum {string}
         */
        WaitingState: "waiting" | "in_approval" | "offered" | "taken" | "passed" | "lapsed" | "left" | "declined" | "ended";
        /** @description A person's place on the waiting list of a ticket tier. */
        WaitingEntry: {
            /** @description Id of the place, used in the paths of its operations. */
            id: number;
            state: components["schemas"]["WaitingState"];
            /** @description Position in line, from 1; null if the place is not waiting. */
            place: number | null;
            /** @description Id of the event. */
            event: number;
            /** @description Title of the event. */
            event_title: string;
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             */
            event_start_at: string;
            /** @description IANA time zone of the venue; show the event's times in it. */
            event_timezone: string;
            /** @description Name of the venue. */
            event_venue: string;
            /** @description City of the venue. */
            event_city: string;
            /** @description Name of the event's category. */
            event_category: string;
            /** @description URL of the poster. */
            image: string | null;
            /** @description Id of the ticket tier. */
            ticket_tier: number;
            /** @description Name of the ticket tier, such as Stalls. */
            ticket_tier_name: string;
            /** @description Number of tickets; from the offer on, the number offered. */
            quantity: number;
            /** @description Maximum number of tickets, set by the tier. */
            max_per_booking: number;
            /** @description Whether to accept an offer of fewer seats. */
            accepts_fewer: boolean;
            /** @description Price of one ticket; if the place was approved, the approved price. Decimal string with two digits, major units. */
            unit_price: string;
            /** @description ISO 4217 code of the price. */
            currency: string;
            added_charges: components["schemas"]["AddedCharges"];
            /**
             * Format: date-time
             * @description Time until which the offered seats are held; null before the offer. ISO 8601, UTC.
             */
            offered_until: string | null;
            /** @description The booking that holds the offered seats until it is paid; null before the offer. */
            booking: number | null;
            /** @description The request for approval; null if none is needed. */
            approval: number | null;
            /** @description Why the place ended, or why an approved offer was not paid from the company's account; empty if there is nothing to explain. */
            reason: string;
            /**
             * Format: date-time
             * @description Time of joining. ISO 8601, UTC.
             */
            created_at: string;
        };
        WaitingList: {
            /** @description Waiting places first, then places that ended within the last 14 days. */
            results: components["schemas"]["WaitingEntry"][];
        };
        /** @enum {string} */
        PurposeKind: "team_learning" | "client_hosting" | "recruiting" | "recognition" | "other";
        /** @enum {string} */
        GuestKind: "client" | "public_official";
        /** @description A guest whom the company invites. */
        GuestInput: {
            /** @description Full name of the guest. */
            name: string;
            /** @description Company or authority that the guest works for. */
            organisation: string;
            /** @description Email address, by which guests are recognized; empty or omitted if unknown. */
            email?: string;
            kind: components["schemas"]["GuestKind"];
        };
        WaitingEntryCreate: {
            /** @description Id of the event. */
            event: number;
            /** @description Id of the ticket tier. */
            ticket_tier: number;
            /** @description Number of tickets, at most the tier's `max_per_booking`. */
            quantity: number;
            /** @description Whether to accept an offer of fewer seats. It has no effect if approval is needed. */
            accepts_fewer?: boolean;
            /** @description Id of the cost centre. Required if approval is needed and the company has cost centres. */
            cost_centre?: number;
            /** @description Purpose of the booking. Required if approval is needed. */
            purpose?: string;
            purpose_kind?: components["schemas"]["PurposeKind"];
            /** @description Invited clients and public officials. `purpose` must say why they are invited. */
            guests?: components["schemas"]["GuestInput"][];
        };
        WaitingEntryUpdate: {
            /** @description Number of tickets. Fewer tickets keep the place in line; more move it to the end. */
            quantity?: number;
            /** @description Whether to accept an offer of fewer seats. */
            accepts_fewer?: boolean;
        };
        /**
         * @description Status of a booking.
         * @enum {string}
         */
        BookingStatus: "pending" | "confirmed" | "cancelled" | "refunded" | "completed";
        /**
         * @description Payment status of a booking.
         * @enum {string}
         */
        PaymentStatus: "pending" | "paid" | "refunded";
        /** @description Number of bookings on each of four tabs, regardless of the timeframe and status filters. */
        BookingCounts: {
            /** @description Number of all bookings. */
            all: number;
            /** @description Bookings whose event starts in the future and that are neither cancelled nor refunded. */
            upcoming: number;
            /** @description Bookings whose event has started. */
            past: number;
            /** @description Bookings that are neither paid nor cancelled. */
            pending: number;
        };
        /** @enum {string} */
        ApprovalStatus: "pending" | "approved" | "declined" | "expired" | "withdrawn";
        /** @description The request for approval under which the seats are held or were paid. */
        BookingApproval: {
            /** @description Id of the request, used in /approvals/{id}/. */
            id: number;
            status: components["schemas"]["ApprovalStatus"];
            /**
             * Format: date-time
             * @description Time until which the request must be decided. ISO 8601, UTC.
             */
            deadline: string;
            /**
             * Format: date-time
             * @description Time until which the booking can be paid after approval. ISO 8601, UTC.
             */
            pay_by: string | null;
        };
        /**
         * @description Whether the holder can look after the booking. `away`, another person currently decides in the holder's place. `closed` and `erased`, the state of the holder's account. Unless it is `open`, admins and managers of the company can act on the booking.
         * @enum {string}
         */
        HolderState: "open" | "away" | "closed" | "erased";
        /** @description Refund for cancelling a paid booking now, by the refund terms that apply to it. */
        RefundOnCancel: {
            /**
             * @description Amount that is refunded. Decimal string with two digits, major units.
             * @example 7670.00
             */
            refund: string;
            /**
             * @description Amount that is not refunded. Decimal string with two digits, major units.
             * @example 7976.80
             */
            kept: string;
        };
        /**
         * @description State of the booking's seats. `held`, until `hold_expires_at`. `expired`, the seats are back on sale, and paying takes them again. `released`, the booking was cancelled. `sold`, the booking is paid.
         * @enum {string}
         */
        HoldState: "held" | "expired" | "released" | "sold";
        /** @enum {string} */
        BookingFor: "self" | "employee" | "client" | "team";
        /** @description A seat with a named attendee. */
        Attendee: {
            /** @description Id of the seat's ticket. */
            ticket: number;
            /** @description Full name, printed on the ticket. */
            name: string;
            /** @description Email address that the ticket is sent to. */
            email: string;
            /** @description Phone number; null if not given. */
            phone: string | null;
            /** @description The company's own number for the person; null if not given. */
            employee_id: string | null;
            /** @description Department in the company; null if not given. */
            department: string | null;
            /** @description Job title; null if not given. */
            designation: string | null;
            /** @description Dietary requirements for catering, as free text; null if not given. */
            dietary_preferences: string | null;
            /** @description Needs at the venue, such as step-free access; null if not given. */
            special_requirements: string | null;
        };
        /**
         * @description A wallet app.
         * @enum {string}
         */
        Wallet: "apple" | "google";
        /** @description Wallets that the ticket can be added to. Empty if the ticket is no longer valid or the operator has not set up a wallet. */
        Wallets: components["schemas"]["Wallet"][];
        Ticket: {
            /** @description Id of the ticket, used in /tickets/{id}/reassign/. */
            id: number;
            /**
             * @description Number printed on the ticket. It can be typed at check-in instead of scanning the code.
             * @example FYR-7K4M-2291
             */
            ticket_number: string;
            /** @description Number of the seat within its booking, from 1. */
            seat_no: number;
            /** @description Name of the attendee; null until the seat has one. */
            attendee_name: string | null;
            /** @description Email address that the ticket is sent to; null until the seat has an attendee. */
            attendee_email: string | null;
            /** @description Phone number of the attendee; null if not given. */
            attendee_phone: string | null;
            /** @description Whether the ticket was checked in. */
            is_used: boolean;
            /** @description Text of the QR code, a compact code signed with Ed25519; null if the ticket is no longer valid. */
            qr_code: string | null;
            /**
             * Format: date-time
             * @description Time of check-in; null if the ticket was not used. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            used_at: string | null;
            /** @description Whether a working link to the ticket was shared or sent by email. */
            is_shared: boolean;
            wallets: components["schemas"]["Wallets"];
            /**
             * Format: date-time
             * @description Time at which the ticket was issued. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            created_at: string;
        };
        BookingHistoryEntry: {
            /** @description Id of the entry. Later entries have higher ids. */
            id: number;
            /**
             * Format: date-time
             * @description Date and time. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            at: string;
            /** @description Name of the person who made the change, or Foyer. */
            by: string;
            /**
             * @description What happened. New kinds may be added.
             * @example created
             * @example quantity_changed
             * @example paid
             * @example cancelled
             */
            kind: string;
            /** @description Status before the change; null for the first entry. */
            from_status: string | null;
            /** @description Status after the change; the same as `from_status` if it did not change. */
            to_status: string | null;
            /** @description Details of the change, such as its reason. */
            note: string | null;
        };
        /**
         * @description Payment gateway. `account` is the account of the caller's company, which settles at once.
         * @enum {string}
         */
        Gateway: "sandbox" | "stripe" | "razorpay" | "account";
        /**
         * @description Status of a payment. It never returns to an earlier status.
         * @enum {string}
         */
        PaymentRecordStatus: "pending" | "success" | "failed" | "refunded" | "partially_refunded";
        /**
         * @description Payment method. `account` means that the company's account paid.
         * @enum {string}
         */
        PaymentMethod: "card" | "netbanking" | "upi" | "account";
        Payment: {
            /** @description Id of the booking's share in the payment. */
            id: number;
            /** @description Id of the booking. */
            booking: number;
            /** @description Booking number shown to people, such as BK-2026-004817. */
            booking_number: string;
            /**
             * @description Public id of the payment, the same for all bookings paid together.
             * @example pay_01JD8
             */
            payment_id: string;
            gateway: components["schemas"]["Gateway"];
            /** @description Whether this is a test payment, which moves no money. */
            is_test: boolean;
            /**
             * @description Amount of this booking, with its share of service fee and GST. Decimal string with two digits, major units.
             * @example 12400.00
             */
            amount: string;
            /** @description ISO 4217 code of `amount`. */
            currency: string;
            status: components["schemas"]["PaymentRecordStatus"];
            payment_method: components["schemas"]["PaymentMethod"];
            /**
             * @description Fee charged by the gateway. Decimal string with two digits, major units.
             * @example 12400.00
             */
            transaction_fee: string;
            /**
             * Format: date-time
             * @description Time of creation. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            updated_at: string;
        };
        /** @description A booking of one ticket tier for a person of a company. */
        Booking: {
            /** @description The request for approval; null if none is needed, or if the request ended without approval. */
            approval: components["schemas"]["BookingApproval"] | null;
            /** @description Id of the booking, used in /bookings/{id}/. */
            id: number;
            /**
             * @description Booking number shown to people, on invoices and in emails.
             * @example BK-2026-004817
             */
            booking_number: string;
            /** @description Id of the holder: the person who booked, or to whom the booking was handed over. */
            user: number;
            /** @description Name of the person who holds the booking. */
            user_name: string;
            holder_state: components["schemas"]["HolderState"];
            /** @description Id of the company. */
            company: number;
            /** @description Name of the company that the booking belongs to. */
            company_name: string;
            /** @description Id of the event. */
            event: number;
            /** @description Title of the event. */
            event_title: string;
            /** @description Name of the venue. */
            event_venue: string;
            /** @description City of the venue. */
            event_city: string;
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            event_start_date: string;
            /**
             * Format: date-time
             * @description End of the event. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            event_end_date: string;
            /** @description IANA time zone of the venue; show the event's times in it. */
            event_timezone: string;
            /** @description URL of the poster; null if there is none. */
            event_image: string | null;
            /** @description Name of the event's category. */
            event_category: string;
            /** @description Id of the ticket tier. */
            ticket_tier: number;
            /** @description Name of the ticket tier, such as Stalls. */
            ticket_tier_name: string;
            /** @description Number of seats. */
            quantity: number;
            /** @description Maximum number of seats, set by the tier. */
            max_per_booking: number;
            /**
             * @description Price of one ticket. Decimal string with two digits, major units.
             * @example 12400.00
             */
            unit_price: string;
            /**
             * @description Price of the tickets, without service fee and GST. Decimal string with two digits, major units.
             * @example 12400.00
             */
            total_amount: string;
            added_charges: components["schemas"]["AddedCharges"];
            /**
             * @description Amount paid, with the booking's share of service fee and GST; null until it is paid. Decimal string with two digits, major units.
             * @example 15646.80
             */
            paid_amount: string | null;
            /**
             * @description Part of `paid_amount` that is refunded; null if none is. The refund is in progress until `paid_back_amount` has the same value. Decimal string with two digits, major units.
             * @example 7670.00
             */
            refunded_amount: string | null;
            /**
             * @description Part of `refunded_amount` whose refund is complete; null if none is. Decimal string with two digits, major units.
             * @example 15646.80
             */
            paid_back_amount: string | null;
            /**
             * Format: date-time
             * @description Time until which free seats can be claimed by a link; null if they are not offered. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            seats_offered_until: string | null;
            /** @description Whether to ask which attendees are guests, because the company's policy has rules about guests. False until the booking is paid. */
            asks_guests: boolean;
            refund_terms: components["schemas"]["RefundTerms"];
            /** @description Refund if the holder cancels now; null if the booking is not paid or cannot be cancelled. */
            refund_on_cancel: components["schemas"]["RefundOnCancel"] | null;
            /** @description ISO 4217 code of all amounts of the booking. */
            currency: string;
            /**
             * Format: date-time
             * @description Time of booking. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            booking_date: string;
            status: components["schemas"]["BookingStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
            hold_state: components["schemas"]["HoldState"];
            /**
             * Format: date-time
             * @description End of the hold; null if no seats are on hold. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            hold_expires_at: string | null;
            /** @description Whether the hold can still be extended. */
            hold_extendable: boolean;
            /** @description Id of the person booked for; null if none was chosen. */
            booked_for_user: number | null;
            /** @description Name of the person, client or team booked for. By default the booker's own name. */
            booked_for_name: string;
            booking_for: components["schemas"]["BookingFor"];
            /** @description Notes of the booker; empty if there are none. */
            notes: string;
            /** @description Seats with a named attendee. */
            attendees: components["schemas"]["Attendee"][];
            /** @description Whether every seat has a name and an email address. */
            attendee_details_completed: boolean;
            /** @description Seats with a named attendee. */
            attendee_count: number;
            /** @description One ticket per seat; empty until the booking is paid. */
            tickets: components["schemas"]["Ticket"][];
            /** @description Changes of the booking; empty in lists. */
            history: components["schemas"]["BookingHistoryEntry"][];
            /** @description The booking's shares of payments; empty if `include` does not name them. */
            payments: components["schemas"]["Payment"][];
            /**
             * Format: date-time
             * @description Time of creation. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            updated_at: string;
        };
        BookingList: {
            /** @description Number of bookings that match all filters, on all pages. */
            count: number;
            /** @description Page returned, from 1. */
            page: number;
            /** @description Maximum number of rows per page. */
            page_size: number;
            counts: components["schemas"]["BookingCounts"];
            /** @description Rows on this page. */
            results: components["schemas"]["Booking"][];
        };
        /**
         * @description The server determines price, person and company. If the price differs from the one sent, the response is 409 `price_changed`.
         * @example {
         *       "event": 4,
         *       "ticket_tier": 11,
         *       "quantity": 2,
         *       "unit_price": "6500.00",
         *       "total_amount": "13000.00",
         *       "user": 1,
         *       "company": 1
         *     }
         */
        BookingCreate: {
            /** @description Id of the event. */
            event: number;
            /** @description Id of a ticket tier of the event. */
            ticket_tier: number;
            /** @description Number of tickets, 1 to 10 and at most the tier's `max_per_booking`. */
            quantity: number;
            /** @description Price per ticket that the person saw, as a decimal string or number in major units. The server compares it with its own price. */
            unit_price?: string | number;
            /** @description Total that the person saw, as a decimal string or number in major units. The server compares it with its own total. */
            total_amount?: string | number;
            /** @description Accepted and ignored. The booking always belongs to the caller. */
            user?: number;
            /** @description Accepted and ignored. The booking always belongs to the caller's company. */
            company?: number;
            booking_for?: components["schemas"]["BookingFor"];
            /** @description Id of a colleague, when booking for an employee. Requires the permission `book_for_colleagues`. */
            booked_for_user?: number;
            /** @description Name of the person, client or team booked for. If omitted or empty, it is the colleague's name, or else the caller's own, regardless of `booking_for`. */
            booked_for_name?: string;
            /** @description Notes, kept with the booking. Surrounding spaces are removed. */
            notes?: string;
        };
        /** @description What a purchase is charged to. */
        PurchasePurpose: {
            /** @description Id of the cost centre to charge. Required if the quote's policy says `requires_cost_centre`. */
            cost_centre?: number;
            /** @description Purpose of the purchase; with guests, the reason for inviting them. */
            purpose?: string;
            /** @description Invited clients and public officials. `purpose` must say why they are invited. */
            guests?: components["schemas"]["GuestInput"][];
        } & {
            [key: string]: unknown;
        };
        Checkout: {
            /** @description URL of the payment page, to open in the browser. */
            checkout_url: string;
            /** @description Public id of the payment, for POST /payments/verify/. */
            payment_id: string;
            /**
             * Format: date-time
             * @description Time until which the seats are held. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            expires_at: string | null;
        };
        /**
         * @description Outcome of the company's policy. The strictest outcome of all rules applies.
         * @enum {string}
         */
        PolicyOutcome: "allow" | "needs_approval" | "refuse";
        QuoteAccount: {
            /**
             * Format: date
             * @description Due date of a purchase made today.
             * @example 2026-12-23
             */
            due_on: string;
            /** @description ISO 4217 code of the account. The account only pays purchases in this currency. */
            currency: string;
            /**
             * @description Amount that the account's limit leaves before this purchase; null unless the caller is an admin of the company. Decimal string with two digits, major units.
             * @example 12400.00
             */
            available: string | null;
        };
        /** @description What the company's policy says about paying now. Null if the company has neither a policy nor cost centres. */
        QuotePolicy: {
            outcome: components["schemas"]["PolicyOutcome"];
            /** @description Whether a rule of the policy depends on guests, so that the payer must name the invited guests. The outcome given here is the one without guests. */
            asks_guests: boolean;
            /** @description Whether the company has cost centres that a purchase can be charged to. */
            has_cost_centres: boolean;
            /** @description Whether a payment without a cost centre is refused. */
            requires_cost_centre: boolean;
            /** @description Whether the policy pays on account and the company's account is open. */
            pays_on_account: boolean;
            /** @description Terms of a purchase on account; null if the company cannot pay on account. */
            account: components["schemas"]["QuoteAccount"] | null;
            /** @description Pending bookings of the caller that wait for a decision. */
            waiting: number;
        };
        GstAtRate: {
            /**
             * @description GST rate as a fraction, such as 0.18 for 18 %.
             * @example 0.18
             */
            rate: string;
            /**
             * @description GST at this rate. Decimal string with two digits, major units.
             * @example 918.00
             */
            gst: string;
        };
        QuoteLine: {
            /** @description Id of the booking. */
            booking: number;
            /** @description Booking number shown to people, such as BK-2026-004817. */
            booking_number: string;
            /**
             * @description Price of the booking's tickets. Decimal string with two digits, major units.
             * @example 12400.00
             */
            subtotal: string;
            /**
             * @description The booking's share of the service fee. Decimal string with two digits, major units.
             * @example 12400.00
             */
            service_fee: string;
            /**
             * @description The booking's share of the GST. Decimal string with two digits, major units.
             * @example 12400.00
             */
            gst: string;
            /**
             * @description The booking's share of the total. Decimal string with two digits, major units.
             * @example 12400.00
             */
            total: string;
        };
        /** @description The amounts of a payment. */
        Quote: {
            policy: components["schemas"]["QuotePolicy"] | null;
            /** @description Ids of the bookings that are quoted. */
            booking_ids: number[];
            /** @description ISO 4217 code of all amounts. */
            currency: string;
            /** @description Number of tickets in all bookings. */
            ticket_count: number;
            /**
             * @description Price of all tickets. Decimal string with two digits, major units.
             * @example 12400.00
             */
            subtotal: string;
            added_charges: components["schemas"]["AddedCharges"];
            /**
             * @description Rate of the service fee as a fraction of the subtotal, such as 0.02 for 2 %.
             * @example 0.02
             */
            service_fee_rate: string;
            /**
             * @description Corporate service fee, 2 % of the subtotal. Decimal string with two digits, major units.
             * @example 12400.00
             */
            service_fee: string;
            /**
             * @description GST rate of the service fee, and of tickets whose tier sets no other rate.
             * @example 0.18
             */
            gst_rate: string;
            /** @description GST by rate, highest rate first. `gst_rate` is always included, with the GST on the service fee. The amounts add up to `gst`. */
            gst_rates: components["schemas"]["GstAtRate"][];
            /**
             * @description GST on tickets and service fee, rounded once per rate. Decimal string with two digits, major units.
             * @example 12400.00
             */
            gst: string;
            /**
             * @description Total to be charged. Decimal string with two digits, major units.
             * @example 12400.00
             */
            total: string;
            /** @description One line per booking. The lines add up to the amounts above. */
            lines: components["schemas"]["QuoteLine"][];
        };
        /**
         * @example {
         *       "total_bookings": 27,
         *       "upcoming_events": 6,
         *       "total_spent": "486240.00",
         *       "currency": "INR",
         *       "pending_payments": 3,
         *       "paid_bookings": 21,
         *       "cancelled_bookings": 2,
         *       "refunded_bookings": 1
         *     }
         */
        BookingStats: {
            /** @description Number of bookings, without those removed from the cart. */
            total_bookings: number;
            /** @description Number of bookings whose event starts in the future and that are not cancelled. */
            upcoming_events: number;
            /**
             * @description Amount charged for bookings, including service fee, GST and cancelled bookings, less refunds. With several currencies, only the currency with the largest amount is counted. Decimal string with two digits, major units.
             * @example 12400.00
             */
            total_spent: string;
            /** @description ISO 4217 code of `total_spent`. */
            currency: string;
            /** @description Number of unpaid bookings. The four counts by state add up to `total_bookings`. */
            pending_payments: number;
            /** @description Number of confirmed and completed bookings. */
            paid_bookings: number;
            /** @description Number of cancelled bookings, paid or not. */
            cancelled_bookings: number;
            /** @description Number of refunded bookings. */
            refunded_bookings: number;
        };
        /**
         * @example {
         *       "quantity": 3
         *     }
         */
        BookingUpdate: {
            /** @description Number of tickets, 1 to 10 and at most the tier's `max_per_booking`. */
            quantity?: number;
            booking_for?: components["schemas"]["BookingFor"];
            /** @description Id of a colleague. The booking is then for an employee, in the colleague's name. Requires the permission `book_for_colleagues`. */
            booked_for_user?: number;
            /** @description Name of the person, client or team booked for. If empty, it is the caller's own name. */
            booked_for_name?: string;
            /** @description Notes that replace the former ones; empty for none. Surrounding spaces are removed. */
            notes?: string;
        };
        BookingCancellation: {
            /**
             * @description The refund shown to the person, from `refund_on_cancel.refund`; null for a booking that is not paid. If the refund has changed, nothing is cancelled and the response is 409 `refund_changed` with the current amount.
             * @example 7670.00
             */
            refund?: string | null;
        };
        BookingHandOver: {
            /** @description Id of the new holder, a person of the booking's company with an open account who is not a client. */
            to: number;
            /**
             * @description Whether to reassign unused tickets that name the former holder to the new one. Their former codes and numbers stop working.
             * @default false
             */
            give_tickets?: boolean;
        };
        QrCode: {
            /** @description Booking number shown to people, such as BK-2026-004817. */
            booking_number: string;
            /** @description Tickets of the booking with their codes. */
            tickets: components["schemas"]["Ticket"][];
        };
        /** @description An invoice, or a credit note. */
        BookingDocument: {
            /** @description Whether the document belongs to a test payment, which moved no money. */
            is_test: boolean;
            /** @description Id of the document, used in the path of its PDF. */
            id: number;
            /**
             * @description Kind of document. A `credit_note` cancels an invoice, wholly or in part.
             * @enum {string}
             */
            kind: "invoice" | "credit_note";
            /** @description Number printed on the document, such as FYR-2627-0000001. Numbers have no gaps within a seller and financial year. */
            number: string;
            /**
             * Format: date-time
             * @description Date of the document. ISO 8601, UTC.
             */
            issued_at: string;
            /** @description Total of the document, which may cover further bookings of the same payment. Decimal string with two digits, major units. */
            amount: string;
            /** @description ISO 4217 code of `amount`. */
            currency: string;
            /** @description Number of the invoice that this credit note cancels, or that this invoice replaces; null if neither applies. */
            refers_to: string | null;
            /** @description Number of the corrected invoice that replaces this one; null if none does. */
            replaced_by: string | null;
        };
        BookingDocumentList: {
            /** @description Newest first. */
            results: components["schemas"]["BookingDocument"][];
        };
        /** @description The share of an invoice's total that a cost centre carries. */
        InvoiceShare: {
            /** @description The company's own code of the cost centre, such as ENG-2. */
            code: string;
            /** @description Name of the cost centre. */
            name: string;
            /** @description Amount of the share. Decimal string with two digits, major units. */
            amount: string;
        };
        /**
         * @description State or union territory of India. `x-states` has its GST code and alternative names.
         * @enum {string}
         */
        IndianState: "Andaman and Nicobar Islands" | "Andhra Pradesh" | "Arunachal Pradesh" | "Assam" | "Bihar" | "Chandigarh" | "Chhattisgarh" | "Dadra and Nagar Haveli and Daman and Diu" | "Delhi" | "Goa" | "Gujarat" | "Haryana" | "Himachal Pradesh" | "Jammu and Kashmir" | "Jharkhand" | "Karnataka" | "Kerala" | "Ladakh" | "Lakshadweep" | "Madhya Pradesh" | "Maharashtra" | "Manipur" | "Meghalaya" | "Mizoram" | "Nagaland" | "Odisha" | "Puducherry" | "Punjab" | "Rajasthan" | "Sikkim" | "Tamil Nadu" | "Telangana" | "Tripura" | "Uttar Pradesh" | "Uttarakhand" | "West Bengal";
        /** @description The billing details on an invoice. */
        BilledTo: {
            /** @description Shares of the total by cost centre, which add up to the total; empty if the invoice is not split. */
            cost_centres: components["schemas"]["InvoiceShare"][];
            /** @description Name of the company or person that is billed. */
            name: string;
            /** @description GST registration number of the buyer; null if there is none. */
            gstin: string | null;
            /** @description Billing address, as printed; null if there is none. */
            billing_address: string | null;
            /** @description State or union territory; null if unknown. */
            state: components["schemas"]["IndianState"] | null;
        };
        InvoiceCorrectionTerms: {
            /**
             * Format: date
             * @description Last day for a correction, in India's time zone.
             */
            until: string;
            /** @description Why the billing details cannot be corrected; null if they can. */
            refusal: string | null;
        };
        /** @description An invoice or a credit note of a booking. */
        Invoice: {
            /** @description Whether the document belongs to a test payment, which moved no money. */
            is_test: boolean;
            /** @description Id of the document, used in the path of its PDF. */
            id: number;
            /**
             * @description Kind of document. A `credit_note` cancels an invoice, wholly or in part.
             * @enum {string}
             */
            kind: "invoice" | "credit_note";
            /** @description Number printed on the document, such as FYR-2627-0000001. Numbers have no gaps within a seller and financial year. */
            number: string;
            /**
             * Format: date-time
             * @description Date of the document. ISO 8601, UTC.
             */
            issued_at: string;
            /** @description Total of the document, which may cover further bookings of the same payment. Decimal string with two digits, major units. */
            amount: string;
            /** @description ISO 4217 code of `amount`. */
            currency: string;
            /** @description Number of the invoice that this credit note cancels, or that this invoice replaces; null if neither applies. */
            refers_to: string | null;
            /** @description Number of the corrected invoice that replaces this one; null if none does. */
            replaced_by: string | null;
            billed_to: components["schemas"]["BilledTo"];
            /** @description Until when the invoice can be corrected. Null for credit notes, and if the caller cannot correct the invoice. */
            correction: components["schemas"]["InvoiceCorrectionTerms"] | null;
        };
        InvoiceList: {
            /** @description Newest first, including replaced invoices; empty until the booking is paid. */
            results: components["schemas"]["Invoice"][];
        };
        /**
         * @description New billing details. Omitted fields stay as they are on the invoice.
         * @example {
         *       "name": "Northwind Exports",
         *       "gstin": "27AAPFU0939F1ZV"
         *     }
         */
        InvoiceCorrection: {
            /** @description Name of the company. */
            name?: string;
            /** @description GST registration number in one of the forms of `x-gst-registrations`. Case and spaces do not matter. */
            gstin?: string | null;
            /** @description Billing address to print; null for none. */
            billing_address?: string | null;
            /** @description One of IndianState, or an alternative name of one. If a GSTIN is given, the state must be that of the GSTIN. */
            state?: string | null;
            /** @description Shares of the total by active cost centre of the company that paid, each cost centre once. They must add up to the total. Empty for no split. */
            cost_centres?: {
                /** @description Code of the cost centre. Case does not matter. */
                code: string;
                /** @description Amount of the share, more than zero. Decimal string with two digits, major units. */
                amount: string;
            }[];
        };
        CorrectedInvoice: {
            invoice: components["schemas"]["BookingDocument"];
            credit_note: components["schemas"]["BookingDocument"];
        };
        /** @description Organisation of a guest who gets a seat. */
        SeatGuest: {
            kind: components["schemas"]["GuestKind"];
            /** @description Company or authority that the guest works for. */
            organisation: string;
        };
        /** @description Name and email address are required for each attendee. */
        AttendeeInput: {
            /** @description Id of the seat's ticket. If omitted, the position in the list determines the seat. */
            ticket?: number;
            /** @description Full name, printed on the ticket. */
            name: string;
            /** @description Email address that the ticket is sent to. */
            email: string;
            /** @description Phone number; null to leave it empty. */
            phone?: string | null;
            /** @description The company's own number for the person; null to leave it empty. */
            employee_id?: string | null;
            /** @description Department in the company; null to leave it empty. */
            department?: string | null;
            /** @description Job title; null to leave it empty. */
            designation?: string | null;
            /** @description Dietary requirements for catering, as free text; null to leave it empty. */
            dietary_preferences?: string | null;
            /** @description Needs at the venue, such as step-free access; null to leave it empty. */
            special_requirements?: string | null;
            guest?: components["schemas"]["SeatGuest"];
        };
        /**
         * @example {
         *       "attendees": [
         *         {
         *           "name": "Asha Menon",
         *           "email": "asha@northwind.example",
         *           "dietary_preferences": "Vegetarian"
         *         }
         *       ]
         *     }
         */
        AttendeesRequest: {
            /** @description One entry per seat to name. */
            attendees: components["schemas"]["AttendeeInput"][];
            /** @description Reason for inviting the guests. */
            purpose?: string;
        };
        AttendeeContact: {
            /** @description Id of the person in the caller's company; null for people without an account there. */
            user: number | null;
            /** @description Full name. */
            name: string;
            /** @description Email address that tickets for the person are sent to. */
            email: string;
            /** @description Phone number as last given; null if not given. */
            phone: string | null;
            /** @description The company's own number for the person; null if not given. */
            employee_id: string | null;
            /** @description Department in the company; null if not given. */
            department: string | null;
            /** @description Job title; null if not given. */
            designation: string | null;
        };
        AttendeeContactList: {
            /** @description Colleagues first. Each email address is listed once. */
            contacts: components["schemas"]["AttendeeContact"][];
        };
        PaymentGatewayList: {
            /** @description Available gateways. The first is the default. */
            gateways: {
                name: components["schemas"]["Gateway"];
                /**
                 * @description Name for display.
                 * @example Razorpay
                 */
                label: string;
                /** @description Whether the gateway moves no real money. */
                is_test: boolean;
            }[];
        };
        /**
         * @example {
         *       "booking_ids": [
         *         31,
         *         32
         *       ],
         *       "gateway": "razorpay",
         *       "amount": "77391.48",
         *       "status": "success",
         *       "payment_method": "upi",
         *       "transaction_fee": "0.00"
         *     }
         */
        PaymentBulkCreate: {
            /** @description Id of the cost centre that the purchase is charged to. */
            cost_centre?: number;
            /** @description Purpose of the purchase; with guests, the reason for inviting them. */
            purpose?: string;
            /** @description Invited clients and public officials. `purpose` must say why they are invited. */
            guests?: components["schemas"]["GuestInput"][];
            /** @description Ids of pending bookings of the caller, all in one currency. */
            booking_ids: number[];
            /**
             * @description Gateway. `account` requires `payment_method` `account` and is refused under the same conditions as in POST /bookings/checkout/.
             * @default razorpay
             * @enum {string}
             */
            gateway?: "sandbox" | "stripe" | "razorpay" | "account";
            /** @description Total that the person saw, as a decimal string or number in major units. If it differs from the server's total, the response is 409. */
            amount: string | number;
            /**
             * @description Accepted and ignored. The gateway decides the status.
             * @enum {string}
             */
            status?: "success" | "pending" | "failed";
            /**
             * @description Payment method. `account` is only allowed for the gateway `account`.
             * @default upi
             * @enum {string}
             */
            payment_method?: "card" | "netbanking" | "upi" | "account";
            /**
             * @description Fee of the gateway, as a decimal string or number in major units. Recorded for the sandbox only.
             * @default 0.00
             */
            transaction_fee?: string | number;
        };
        PaymentResult: {
            /** @description Public id of the payment, the same for all its bookings. */
            payment_id: string;
            gateway: components["schemas"]["Gateway"];
            /** @description Whether this is a test payment, which moves no money: the gateway is the sandbox or uses test keys. */
            is_test: boolean;
            status: components["schemas"]["PaymentRecordStatus"];
            /**
             * @description Total charged. Decimal string with two digits, major units.
             * @example 12400.00
             */
            amount: string;
            /** @description ISO 4217 code of `amount`. */
            currency: string;
            /** @description Why the payment failed or is refunded, as a message for people; absent otherwise. */
            failure_reason?: string;
            /** @description Whether the payment failed because a newer payment for some of its bookings replaced it. */
            replaced?: boolean;
            /** @description One share per booking. */
            results: components["schemas"]["Payment"][];
            /** @description Current state of the bookings that the payment is for. */
            bookings: components["schemas"]["Booking"][];
        };
        PaymentVerify: {
            /** @description Public id of the payment, as returned by the checkout. */
            payment_id: string;
        };
        VerifyKey: {
            /**
             * @description Signature algorithm of ticket codes.
             * @enum {string}
             */
            algorithm: "Ed25519";
            /** @description Current public key, 32 raw bytes as base64url. */
            public_key: string;
            /** @description Further public keys whose codes are valid, in the same format. While a key is rotated, these are the former keys and the next one. */
            further_public_keys?: string[];
            /** @description Format of a ticket code and how to verify it. */
            format: string;
        };
        /** @description Parts of a refund. They add up to `amount`. */
        RefundParts: {
            /** @description Total. Decimal string with two digits, major units. */
            amount: string;
            /** @description Ticket prices, without GST. Decimal string with two digits, major units. */
            tickets: string;
            /** @description GST on the tickets. Decimal string with two digits, major units. */
            gst: string;
            /** @description Service fee with its GST. Decimal string with two digits, major units. */
            fee: string;
        };
        RefundOfBooking: {
            /** @description Id of the refund. A refund for several bookings has the same id in each. */
            id: number;
            /** @description Part of the refund that belongs to this booking. Decimal string with two digits, major units. */
            amount: string;
            /**
             * @description State of the refund. A failed refund waits for the platform, which retries it.
             * @enum {string}
             */
            state: "requested" | "accepted" | "done" | "failed";
            /** @description Reason for the refund. */
            reason: string;
            /** @description Name of the person who requested the refund; null if it was not requested by the organizer. */
            by: string | null;
            /**
             * Format: date-time
             * @description Time of the request. ISO 8601, UTC.
             */
            requested_at: string;
            /**
             * Format: date-time
             * @description Time at which the refund was completed; null if it was not. ISO 8601, UTC.
             */
            done_at: string | null;
            /** @description Number of the credit note; null until it is issued. */
            credit_note: string | null;
        };
        BookingRefunds: {
            /** @description Id of the booking. */
            booking: number;
            /** @description Booking number shown to people, such as BK-2026-004817. Searches find the booking by it. */
            booking_number: string;
            /** @description Name of the person who booked and is notified of the refund. */
            booker_name: string;
            /** @description Email address of the account that booked. */
            booker_email: string;
            /** @description ISO 4217 code of all amounts. */
            currency: string;
            /** @description Amount including service fee and GST. Decimal string with two digits, major units. */
            paid: string;
            /** @description Amount of all refunds so far, completed or not. Decimal string with two digits, major units. */
            given_back: string;
            /** @description Maximum amount that can still be refunded. Decimal string with two digits, major units. */
            refundable: string;
            parts: components["schemas"]["RefundParts"];
            /** @description Whether the booking is valid. After it has ended, amounts that were kept can still be refunded. */
            is_valid: boolean;
            /** @description Number of seats that the booking was made for. */
            seats: number;
            /** @description Whether the payment gateway supports partial refunds. */
            allows_parts: boolean;
            /** @description Sorted newest first. */
            refunds: components["schemas"]["RefundOfBooking"][];
        };
        BookingRefundRequest: {
            /**
             * @description Amount to refund; by default everything that is left. Decimal string, major units.
             * @example 500.00
             */
            amount?: string | null;
            /**
             * @description The `refundable` amount that was shown to the caller. If it has changed, nothing is refunded and the response is 409 `refund_changed` with the current amount. Omit to skip this check.
             * @example 7670.00
             */
            refundable?: string;
            /** @description Whether the seats go back on sale, which ends the booking and its tickets even after a partial refund. By default they go back on sale after a refund of everything that is left, and not after a partial refund. */
            return_seats?: boolean;
            /**
             * @description Reason for the refund, sent to the booker and printed on the credit note.
             * @example The second act was cancelled.
             */
            reason: string;
        };
        DoorTier: {
            /** @description Id of the ticket tier. */
            id: number;
            /** @description Name of the kind of ticket, such as Stalls. */
            name: string;
            admission: components["schemas"]["TierAdmission"];
            /** @description Number of seats available for walk-ins; 0 if the organizer does not allow walk-ins. */
            free_seats: number;
        };
        /** @description What a device needs to decide offline. */
        DoorEvent: {
            /** @description Event id. */
            id: number;
            /** @description As attendees read it. */
            title: string;
            /**
             * @description IANA time zone of the event. Its days count for tickets that admit `daily`.
             * @example Asia/Kolkata
             */
            timezone: string;
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             */
            start_date: string;
            /**
             * Format: date-time
             * @description End of the event. ISO 8601, UTC.
             */
            end_date: string;
            /**
             * Format: date-time
             * @description Start of check-in hours, ISO 8601 in UTC. Earlier scans return `too_early`.
             */
            opens_at: string;
            /**
             * Format: date-time
             * @description End of check-in hours, ISO 8601 in UTC. Later scans return `too_late`; 24 hours later, scans are no longer recorded.
             */
            closes_at: string;
            /** @description Whether the event was cancelled. */
            is_cancelled: boolean;
            /** @description Whether the caller may add walk-ins. */
            walk_ins: boolean;
            /** @description Whether the caller can undo every check-in of the event, or only their own within ten minutes. */
            may_undo_any: boolean;
            /** @description Ticket tiers in the order set by the organizer. */
            tiers: components["schemas"]["DoorTier"][];
        };
        DoorCheckIn: {
            /** @description Id of the check-in, used to undo it. */
            id: number;
            /** @description The `scan_id` that the device sent. */
            scan_id: string;
            direction: components["schemas"]["ScanDirection"];
            /**
             * Format: date-time
             * @description Time of the scan, ISO 8601 in UTC.
             */
            scanned_at: string;
            /** @description Id of the person who scanned the ticket; null if unknown. */
            by: number | null;
            /** @description Name of the person who scanned the ticket. */
            by_name: string;
            /** @description Name of the door or device; null if it has none. */
            door: string | null;
        };
        DoorGuest: {
            /** @description Id of the ticket, as in its code. */
            id: number;
            /** @description Version of the ticket. A code with a lower version returns `reissued`, with a higher one `forged`. */
            version: number;
            /** @description As printed on the ticket. */
            ticket_number: string;
            /** @description Name of the attendee; null if the ticket has no name or is not valid. */
            attendee_name: string | null;
            /** @description Company of the booking; null for complimentary tickets and tickets that are not valid. */
            company_name: string | null;
            /** @description Id of the booking. */
            booking: number;
            /** @description Id of the ticket tier, one of the event's `tiers`. */
            tier: number;
            /**
             * @description Whether the ticket is valid. Only `valid` tickets admit.
             * @enum {string}
             */
            state: "valid" | "void" | "not_paid";
            /** @description Scans that admitted the attendee or recorded leaving, by time, without undone ones. Replaces the list that the device has for this ticket. */
            check_ins: components["schemas"]["DoorCheckIn"][];
        };
        DoorGuestList: {
            /**
             * Format: date-time
             * @description Time of the server, ISO 8601 in UTC. Use it to correct the clock of the device.
             */
            server_time: string;
            event: components["schemas"]["DoorEvent"];
            /** @description Public keys that verify ticket codes, the current one first. Raw 32-byte Ed25519 keys as base64url; see GET /tickets/verify-key/ for the format of codes. */
            public_keys: string[];
            /** @description Tickets that changed after `since`, including invalid ones; without `since`, all tickets. A ticket may be repeated without a change. */
            guests: components["schemas"]["DoorGuest"][];
            /** @description Whether there are more changes; call again with `next`. */
            more: boolean;
            /** @description Send this as `since` in the next call. */
            next: string;
        };
        DoorCounts: {
            /** @description Number of valid tickets. */
            expected: number;
            /** @description Number of valid tickets that were admitted at least once. */
            admitted: number;
            /** @description Number of valid tickets whose attendee is inside; for tickets that admit `daily`, those admitted today. */
            inside: number;
            /** @description Number of valid tickets admitted today. The day begins at 5 AM in the event's time zone. */
            today: number;
        };
        /**
         * @description A CheckInResult, or the reason why the scan was not recorded. `invalid`, not exactly one of `code`, `ticket_number` and `ticket`, or `scanned_at` is not a time. `too_old`, made more than 24 hours before check-in opens or received more than 24 hours after it closes. `event_not_found`, the event does not exist or the caller cannot check in its tickets. `scan_id_taken`, the id belongs to another scan.
         * @enum {string}
         */
        ScanResult: "accepted" | "left" | "already_used" | "day_used" | "already_inside" | "not_inside" | "no_reentry" | "void" | "reissued" | "other_event" | "not_paid" | "too_early" | "too_late" | "forged" | "unknown" | "invalid" | "too_old" | "event_not_found" | "scan_id_taken";
        /**
         * @description Why an attendee who was admitted offline would have been refused online: the ticket was reassigned, or its booking was cancelled, refunded or not paid. `clock_ahead`, the time of the scan was more than two minutes in the future, so the time of receipt is used.
         * @enum {string}
         */
        CheckInFlag: "reassigned" | "cancelled" | "refunded" | "not_paid" | "clock_ahead";
        /** @description A recorded scan of a ticket. */
        CheckInEntry: {
            /** @description Id of the check-in, used to undo it. */
            id: number;
            /** @description Ticket id. */
            ticket: number;
            /** @description Current number of the ticket. */
            ticket_number: string;
            /** @description Current attendee of the ticket; null if it has no name. */
            attendee_name: string | null;
            /** @description Name of the kind of ticket, such as Stalls. */
            tier_name: string;
            direction: components["schemas"]["ScanDirection"];
            /**
             * Format: date-time
             * @description Time of the scan, ISO 8601 in UTC.
             */
            scanned_at: string;
            /**
             * Format: date-time
             * @description Time of receipt, ISO 8601 in UTC.
             */
            received_at: string;
            /** @description Name of the person who scanned the ticket. */
            by_name: string;
            /** @description Name of the door or device; null if it has none. */
            door: string | null;
            /** @description Whether the device decided offline. */
            offline: boolean;
            result: components["schemas"]["ScanResult"];
            /** @description Whether the scan counts. False if it was refused or undone, or if an earlier scan already admitted the ticket. */
            counts: boolean;
            /** @description Reasons for attention; usually empty. */
            flags: components["schemas"]["CheckInFlag"][];
            /**
             * Format: date-time
             * @description Time at which the check-in was undone, ISO 8601 in UTC; null if it was not.
             */
            undone_at: string | null;
            /** @description Name of the person who undid the check-in; null if it was not undone. */
            undone_by_name: string | null;
            /** @description Reason for undoing the check-in; null if it was not undone. */
            undo_reason: string | null;
        };
        /** @description Two scans that admitted the same ticket; only one of them counts. */
        DoorConflict: {
            counted: components["schemas"]["CheckInEntry"];
            other: components["schemas"]["CheckInEntry"];
        };
        DoorProgress: {
            /**
             * Format: date-time
             * @description Time of the server, ISO 8601 in UTC.
             */
            server_time: string;
            /** @description Event id. */
            event: number;
            totals: components["schemas"]["DoorCounts"];
            /** @description Ticket tiers in the order set by the organizer. */
            tiers: {
                /** @description Ticket tier id. */
                id: number;
                /** @description Name of the kind of ticket, such as Stalls. */
                name: string;
                counts: components["schemas"]["DoorCounts"];
            }[];
            /** @description Doors by name; scans without a door name come last. */
            doors: {
                /** @description Name of the door or device; null for scans without one. */
                door: string | null;
                /** @description Number of scans that admitted an attendee and were not undone. */
                admitted: number;
                /** @description Number of refused scans. */
                refused: number;
                /**
                 * Format: date-time
                 * @description Time of the last scan, ISO 8601 in UTC.
                 */
                last_at: string;
            }[];
            /** @description The ten latest check-ins, latest first. */
            last: components["schemas"]["CheckInEntry"][];
            /** @description Tickets admitted twice, latest first; at most 100. */
            conflicts: components["schemas"]["DoorConflict"][];
            /** @description Check-ins with `flags`, latest first; at most 100. */
            flagged: components["schemas"]["CheckInEntry"][];
        };
        /**
         * @description Name of the door or device, set by the person at the entrance.
         * @example North gate
         */
        DoorName: string;
        WalkInInput: {
            /** @description Full name, printed on the ticket. */
            name: string;
            /** @description Email address that the ticket is sent to. If omitted, no email is sent. */
            email?: string;
            /** @description Id of a ticket tier with a free seat. */
            ticket_tier: number;
            door?: components["schemas"]["DoorName"];
        };
        CheckedTicket: {
            /** @description Id of the ticket. */
            id: number;
            /** @description Number printed on the ticket. */
            ticket_number: string;
            /** @description Name of the attendee; null until the seat has one. */
            attendee_name: string | null;
            /** @description Name of the ticket tier, such as Stalls. */
            tier_name: string;
            /** @description Number of the seat within its booking, from 1. */
            seat_no: number;
            /** @description Number of seats in the booking. */
            seat_count: number;
            /** @description Id of the event of the ticket. */
            event: number;
            /** @description Title of the event. */
            event_title: string;
            /**
             * Format: date-time
             * @description Start of the event, ISO 8601 in UTC.
             */
            event_start_date: string;
            /** @description IANA time zone of the venue. */
            event_timezone: string;
            /** @description Time of the first check-in, ISO 8601 in UTC; null if the ticket was not used. */
            used_at: string | null;
            /** @description Name of the person who checked the ticket in; null if the ticket was not used. */
            used_by_name: string | null;
            admission: components["schemas"]["TierAdmission"];
            /** @description Whether the attendee is inside; for tickets that admit `daily`, whether the attendee was admitted today. */
            inside: boolean;
            /** @description Booking id. */
            booking: number;
        };
        WalkIn: {
            ticket: components["schemas"]["CheckedTicket"];
            /** @description Id of the check-in, used to undo it. */
            check_in: number;
            /** @description Number of the complimentary booking. */
            booking_number: string;
            /** @description Number of free seats left in the tier. */
            left: number;
        };
        /** @description Identifies the ticket by exactly one of `code`, `ticket_number` and `ticket`. */
        CheckInRequest: {
            /** @description Text of the scanned QR code. */
            code?: string;
            /** @description Ticket number as printed or typed. Case, spaces and dashes do not matter. */
            ticket_number?: string;
            /** @description A guest from GET /events/{id}/guests/. If the ticket was reassigned after the list was read, the result is `reissued`. */
            ticket?: {
                /** @description The guest's `id`. */
                id: number;
                /** @description The guest's `version` from the list. */
                version: number;
            };
            /** @description Id that the device makes for each scan. If the response is lost, send the request again with the same id to get the same result. The id of a scan of another ticket is 409 `scan_id_taken`. */
            scan?: string;
            /** @description Id of the event that is being checked in. A ticket for another event returns `other_event`. */
            event?: number;
            direction?: components["schemas"]["ScanDirection"];
            door?: components["schemas"]["DoorName"];
            /**
             * @description Whether to accept the ticket outside check-in hours, from 12 hours before the start of the event to 6 hours after its end.
             * @default false
             */
            outside_hours?: boolean;
        };
        /**
         * @description `accepted` admits the attendee, and `left` records that the attendee went out; every other result lets nobody through. `already_used`, the ticket admits once and was checked in before. `day_used`, the ticket admits once a day and was checked in on this day. `already_inside`, the attendee is inside. `not_inside`, the attendee is not inside. `no_reentry`, the ticket cannot be scanned out, because its tier does not admit `in_and_out`. `void`, the booking was cancelled or refunded, or the seat was returned. `reissued`, a former code or number of a ticket that was reassigned. `other_event`, a ticket for another event. `not_paid`, the booking is not paid. `too_early` and `too_late`, a valid ticket outside check-in hours. `forged`, Foyer did not sign the code. `unknown`, no ticket has or had this number.
         * @enum {string}
         */
        CheckInResult: "accepted" | "left" | "already_used" | "day_used" | "already_inside" | "not_inside" | "no_reentry" | "void" | "reissued" | "other_event" | "not_paid" | "too_early" | "too_late" | "forged" | "unknown";
        CheckIn: {
            /** @description Id of the check-in, used to undo it; null if the scan was not recorded. */
            check_in: number | null;
            result: components["schemas"]["CheckInResult"];
            /** @description The result as a sentence for the person at the entrance. */
            sentence: string;
            /** @description The ticket, or null if none was found or the caller may not see it. */
            ticket: components["schemas"]["CheckedTicket"] | null;
        };
        /** @description One scan. Send exactly one of `code`, `ticket_number` and `ticket`. */
        Scan: {
            /**
             * Format: uuid
             * @description Id that the device makes for each scan. Sending the scan again with this id returns the same result; only `offline`, `device_result` and `door` may differ.
             */
            scan_id: string;
            /**
             * @description Time of the scan on the device, corrected by `server_time`. Used for offline scans; other scans use the time of receipt. ISO 8601.
             * @example 2026-12-05T13:42:10.000Z
             */
            scanned_at: string;
            /** @description Id of the event that is being checked in. A ticket for another event returns `other_event`. */
            event: number;
            /** @description Text of the scanned QR code. */
            code?: string;
            /** @description Ticket number as printed or typed. Case, spaces, dashes and characters that look alike, such as O and 0, do not matter. */
            ticket_number?: string;
            /** @description A ticket from a guest list. */
            ticket?: {
                /** @description Id of the ticket. */
                id: number;
                /** @description Version of the ticket in the guest list. */
                version: number;
            };
            direction?: components["schemas"]["ScanDirection"];
            /**
             * @description Whether the device decided offline. An attendee admitted offline stays admitted even if the ticket was reassigned, cancelled or refunded; the result then has `flags`.
             * @default false
             */
            offline?: boolean;
            /** @description What the device decided offline; by default `accepted`, or `left` for `out`. A scan that the device refused admits nobody. */
            device_result?: components["schemas"]["CheckInResult"];
            door?: components["schemas"]["DoorName"];
            /**
             * @description Whether to accept the ticket outside check-in hours.
             * @default false
             */
            outside_hours?: boolean;
            /**
             * @description Whether to admit all other tickets of the booking as well. Ignored for `out` and for offline scans; offline, send a scan for each ticket.
             * @default false
             */
            whole_booking?: boolean;
        };
        ScanList: {
            /** @description Scans in the order in which they were made. */
            scans: components["schemas"]["Scan"][];
        };
        CheckedBooking: {
            /** @description Booking id. */
            id: number;
            /** @description Number of tickets that this scan admitted. */
            checked_in: number;
            /** @description Number of valid tickets of the booking that can still be admitted. */
            left: number;
            /** @description Ids of the check-ins that this scan made, used to undo them. */
            check_ins: number[];
        };
        ScanAnswer: {
            /** @description The `scan_id` of the request. */
            scan_id: string;
            /** @description Id of the check-in, used to undo it; null if the scan was not recorded. */
            check_in: number | null;
            result: components["schemas"]["ScanResult"];
            /** @description For the person at the door. */
            sentence: string;
            /** @description The ticket, or null if none was found or the caller may not see it. */
            ticket: components["schemas"]["CheckedTicket"] | null;
            direction: components["schemas"]["ScanDirection"];
            /** @description Time that counts for the scan, ISO 8601 in UTC; for a scan that was not recorded, the time sent. */
            scanned_at: string;
            /** @description Whether this scan and another one both admitted the ticket, so that only the earlier counts. Both are listed in GET /check-in/events/{id}/progress/. */
            conflict: boolean;
            /** @description Reasons for attention; usually empty. */
            flags: components["schemas"]["CheckInFlag"][];
            /** @description Result of `whole_booking`; null if it was not requested. */
            booking: components["schemas"]["CheckedBooking"] | null;
        };
        ScanAnswers: {
            /**
             * Format: date-time
             * @description Time of the server, ISO 8601 in UTC. Use it to correct the clock of the device.
             */
            server_time: string;
            /** @description One result for each scan, in the same order. */
            answers: components["schemas"]["ScanAnswer"][];
        };
        UndoInput: {
            /** @description Reason for undoing the check-in. Shown in the scans and in the audit log. */
            reason: string;
        };
        /** @description The new holder of the ticket. Omitted fields are cleared, so that no details of the former holder remain. */
        TicketReassignment: {
            /** @description Full name, printed on the ticket. */
            name: string;
            /** @description Email address that the ticket is sent to. */
            email: string;
            /** @description Phone number; null to leave it empty. */
            phone?: string | null;
            /** @description The company's own number for the person; null to leave it empty. */
            employee_id?: string | null;
            /** @description Department in the company; null to leave it empty. */
            department?: string | null;
            /** @description Job title; null to leave it empty. */
            designation?: string | null;
            /** @description Dietary requirements for catering, as free text; null to leave it empty. */
            dietary_preferences?: string | null;
            /** @description Needs at the venue, such as step-free access; null to leave it empty. */
            special_requirements?: string | null;
            guest?: components["schemas"]["SeatGuest"];
            /** @description Reason for inviting the guest. */
            purpose?: string;
        };
        TicketLink: {
            /**
             * @description Token of the ticket's link. It cannot be guessed; anyone who has it can see the ticket.
             * @example 5k-Zt8r2sQmJb0yXw4nV7cKpLd1Ea9HgTfU
             */
            token: string;
        };
        /** @description A ticket as its link shows it, without the rest of the booking. */
        SharedTicket: {
            /**
             * @description `used` after check-in; `over` after the end of the event if the ticket was not used; otherwise `valid`.
             * @enum {string}
             */
            status: "valid" | "used" | "over";
            /**
             * @description Number printed on the ticket. It can be typed at check-in instead of scanning the code.
             * @example FYR-7K4M-2291
             */
            ticket_number: string;
            /** @description Name of the attendee; null until the seat has one. */
            attendee_name: string | null;
            /** @description Name of the ticket tier, such as Stalls. */
            ticket_tier_name: string;
            /** @description Text of the QR code, a compact code signed with Ed25519. */
            qr_code: string;
            /**
             * Format: date-time
             * @description Time of check-in, ISO 8601 in UTC; null if the ticket was not used.
             * @example 2026-12-05T14:00:00.000Z
             */
            used_at: string | null;
            /** @description Title of the event. */
            event_title: string;
            /** @description Name of the venue. */
            event_venue: string;
            /** @description City of the venue. */
            event_city: string;
            /**
             * Format: date-time
             * @description Start of the event, ISO 8601 in UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            event_start_date: string;
            /**
             * Format: date-time
             * @description End of the event, ISO 8601 in UTC.
             * @example 2026-12-05T16:30:00.000Z
             */
            event_end_date: string;
            /**
             * @description IANA time zone of the venue.
             * @example Asia/Kolkata
             */
            event_timezone: string;
            /**
             * @description If the event was rescheduled or moved since the booking was made, a sentence with its new and former time and venue; otherwise null.
             * @example It is now on Sat, Dec 12, 2026, 7:30 PM IST; it was to be on Sat, Dec 5, 2026, 7:30 PM IST.
             */
            moved_note: string | null;
            wallets: components["schemas"]["Wallets"];
        };
        GoogleWalletLink: {
            /**
             * @description URL at which Google Wallet asks the person to save the ticket.
             * @example https://pay.google.com/gp/v/save/eyJhbGciOiJSUzI1NiJ9
             */
            url: string;
        };
        /** @description Body defined by Apple Wallet. */
        AppleWalletDevice: {
            /** @description Push token of the device. */
            pushToken: string;
        };
        ChangedAppleWalletPasses: {
            /** @description Serial numbers of the passes. */
            serialNumbers: string[];
            /**
             * @description Sent by Apple Wallet as `passesUpdatedSince` in the next call.
             * @example 1796479200000
             */
            lastUpdated: string;
        };
        /** @description Body defined by Apple Wallet. */
        AppleWalletLog: {
            /** @description Messages of errors. */
            logs: string[];
        };
        CompanySecondFactor: {
            /** @description Whether admins of the company must have a second factor. */
            required_for_admins: boolean;
        };
        CompanyBilling: {
            /** @description Id of the company. */
            company: number;
            /** @description Name of the company, as printed on invoices. */
            name: string;
            /**
             * @description GST registration number; null if there is none.
             * @example 27AAPFU0939F1ZV
             */
            gstin: string | null;
            /** @description Billing address, as printed on invoices; null if there is none. */
            billing_address: string | null;
            /** @description State or union territory; null if unknown. */
            state: components["schemas"]["IndianState"] | null;
        };
        /** @description Omitted fields stay unchanged. */
        CompanyBillingUpdate: {
            /** @description GST registration number in one of the forms of `x-gst-registrations`. Case and spaces do not matter. */
            gstin?: string | null;
            /** @description Billing address to print on invoices; null for none. */
            billing_address?: string | null;
            /** @description One of IndianState, or an alternative name of one. If a GSTIN is given, the state must be that of the GSTIN. */
            state?: string | null;
        };
        TxtRecord: {
            /** @description Domain at which to publish the record. */
            name: string;
            /** @description Text of the record, with a token that only this company has. */
            value: string;
        };
        /**
         * @example {
         *       "id": 7,
         *       "name": "Acme",
         *       "domain": "acme.example",
         *       "domain_proven": false,
         *       "domain_proven_at": null,
         *       "txt_record": {
         *         "name": "acme.example",
         *         "value": "foyer-verification=4f1c9d0b6a8e4c2f9b7d1e3a5c608f24"
         *       }
         *     }
         */
        Company: {
            /** @description Id of the company, which stays the same when its name or domain changes. */
            id: number;
            /** @description Name shown to the company's people, in invitations and on invoices. */
            name: string;
            /** @description Email domain whose people join the company; null for a company that the platform created. */
            domain: string | null;
            /** @description Whether the company has proven that it owns the domain. Until then its admins only see people whom they invited. */
            domain_proven: boolean;
            /**
             * Format: date-time
             * @description Time at which the domain was proven; null if it is not. ISO 8601, UTC.
             */
            domain_proven_at: string | null;
            /** @description TXT record to publish to prove the domain; null for callers without the permission `manage_company`. */
            txt_record: components["schemas"]["TxtRecord"] | null;
        };
        DomainCheck: {
            company: components["schemas"]["Company"];
            /**
             * @description Result of the check. `no_record`, no TXT record names Foyer. `wrong_value`, one does, with another value. `lookup_failed`, DNS did not respond.
             * @enum {string}
             */
            outcome: "proven" | "no_record" | "wrong_value" | "lookup_failed";
            /**
             * @description The result as a sentence to show, with the next step.
             * @example We found no TXT record that begins with foyer-verification= at acme.example.
             */
            message: string;
            /** @description The domain's TXT records that name Foyer, at most five. */
            found: string[];
        };
        /**
         * @description Status of a company. `suspended`, its people cannot book. `merged`, it was merged into another company.
         * @enum {string}
         */
        CompanyStatus: "active" | "suspended" | "merged";
        /**
         * @description An email domain whose people join the company.
         * @example {
         *       "domain": "acme.example",
         *       "is_own": true,
         *       "proven": false,
         *       "proven_at": null,
         *       "txt_record": {
         *         "name": "acme.example",
         *         "value": "foyer-verification=4f1c9d0b6a8e4c2f9b7d1e3a5c608f24"
         *       }
         *     }
         */
        CompanyDomain: {
            /** @description Domain in lower case, without `@`. */
            domain: string;
            /** @description Whether the company was created with this domain. Other domains were added, or came with a merged company. */
            is_own: boolean;
            /** @description Whether the domain was proven, by its TXT record or by the platform. */
            proven: boolean;
            /**
             * Format: date-time
             * @description Time at which the domain was proven; null if it is not. ISO 8601, UTC.
             */
            proven_at: string | null;
            /** @description TXT record to publish to prove the domain. */
            txt_record: components["schemas"]["TxtRecord"] | null;
        };
        /**
         * @description A company, as the platform and its admins manage it.
         * @example {
         *       "id": 7,
         *       "version": 3,
         *       "name": "Acme",
         *       "status": "active",
         *       "suspended_at": null,
         *       "suspended_reason": "",
         *       "merged_into": null,
         *       "domain": "acme.example",
         *       "domain_proven": true,
         *       "domains": [
         *         {
         *           "domain": "acme.example",
         *           "is_own": true,
         *           "proven": true,
         *           "proven_at": "2026-03-02T09:00:00.000Z",
         *           "txt_record": null
         *         }
         *       ],
         *       "people": 42,
         *       "closed_people": 3,
         *       "admins": 2,
         *       "open_invitations": 1,
         *       "bookings": 118,
         *       "last_sign_in_at": "2026-11-20T04:31:00.000Z",
         *       "gstin": null,
         *       "billing_address": null,
         *       "created_at": "2026-03-01T09:00:00.000Z"
         *     }
         */
        CompanyAccount: {
            /** @description Id of the company, which stays the same when the company is renamed. */
            id: number;
            /** @description Version of the object, which increases with every change. Send it in `If-Match` when you change the object. */
            version: number;
            /** @description Name shown to the company's people, to organizers and to the platform. */
            name: string;
            status: components["schemas"]["CompanyStatus"];
            /**
             * Format: date-time
             * @description Time of suspension; null if it is not suspended. ISO 8601, UTC.
             */
            suspended_at: string | null;
            /** @description Reason for the suspension as the platform wrote it; empty if there is none. The company's people do not see it. */
            suspended_reason: string;
            /** @description The company that it was merged into. */
            merged_into: components["schemas"]["CompanyName"] | null;
            /** @description Own domain of the company; null if people can join by invitation only. */
            domain: string | null;
            /** @description Whether the company's own domain is proven, so that its admins and managers reach all its people. */
            domain_proven: boolean;
            /** @description Domains of the company: its own first, then by name. */
            domains: components["schemas"]["CompanyDomain"][];
            /** @description Number of open accounts within reach of the caller. */
            people: number;
            /** @description Number of closed accounts within reach of the caller. */
            closed_people: number;
            /** @description Number of company admins with an open account within reach of the caller. */
            admins: number;
            /** @description Number of open invitations within reach of the caller. */
            open_invitations: number;
            /** @description Number of paid bookings within reach of the caller. */
            bookings: number;
            /**
             * Format: date-time
             * @description Last sign-in of the company's people within reach of the caller; null if there was none. ISO 8601, UTC.
             */
            last_sign_in_at: string | null;
            /** @description GST registration number for invoices; null if not given. */
            gstin: string | null;
            /** @description Postal address for invoices; null if not given. */
            billing_address: string | null;
            /**
             * Format: date-time
             * @description Time of creation. ISO 8601, UTC.
             */
            created_at: string;
        };
        CompanyAccountList: {
            /** @description Number of matching rows on all pages. */
            count: number;
            /** @description Page returned, from 1. */
            page: number;
            /** @description Maximum number of rows per page; 20 by default. */
            page_size: number;
            /** @description Number of matching rows for each status. */
            counts: {
                /** @description Companies whose people can book. */
                active: number;
                /** @description Companies whose people cannot book. */
                suspended: number;
                /** @description Companies that were merged into another. */
                merged: number;
            };
            /** @description Companies on this page, in the requested order. */
            results: components["schemas"]["CompanyAccount"][];
        };
        /**
         * @example {
         *       "name": "Acme",
         *       "domain": "acme.example",
         *       "proven": true
         *     }
         */
        CompanyCreate: {
            /** @description Name shown to the company's people, to organizers and to the platform. */
            name: string;
            /** @description Email domain without `@`. Case does not matter. */
            domain?: string;
            /** @description Whether the platform proves the domain without a TXT record. */
            proven?: boolean;
        };
        /**
         * @description Omitted fields stay unchanged.
         * @example {
         *       "status": "suspended",
         *       "suspended_reason": "Invoices of March are unpaid."
         *     }
         */
        CompanyAccountUpdate: {
            /** @description Name shown to the company's people, to organizers and to the platform. */
            name?: string;
            /**
             * @description `suspended` suspends the company, `active` resumes it.
             * @enum {string}
             */
            status?: "active" | "suspended";
            /** @description Reason for the suspension, kept while the company is suspended. */
            suspended_reason?: string;
        };
        /**
         * @example {
         *       "into": 9,
         *       "dry_run": true
         *     }
         */
        CompanyMergeInput: {
            /** @description Id of the company that everything moves to. */
            into: number;
            /** @description Whether to only return what would be moved. */
            dry_run?: boolean;
        };
        /**
         * @example {
         *       "dry_run": true,
         *       "company": {
         *         "id": 7,
         *         "name": "Acme",
         *         "domain": "acme.example"
         *       },
         *       "into": {
         *         "id": 9,
         *         "name": "Acme Group",
         *         "domain": "acme-group.example"
         *       },
         *       "moved": {
         *         "people": 42,
         *         "bookings": 118,
         *         "payments": 97,
         *         "invitations": 1,
         *         "domains": 1,
         *         "exclusive_events": 2,
         *         "cost_centres": 5,
         *         "open_requests": 3,
         *         "guests": 12
         *       }
         *     }
         */
        CompanyMerge: {
            /** @description Whether this was a dry run, so that nothing was moved. */
            dry_run: boolean;
            company: components["schemas"]["CompanyName"];
            into: components["schemas"]["CompanyName"];
            /** @description Numbers of objects that were or would be moved. */
            moved: {
                /** @description People, including those with closed accounts. */
                people: number;
                /** @description Bookings in any state. */
                bookings: number;
                /** @description Payments in any state. */
                payments: number;
                /** @description Open invitations. */
                invitations: number;
                /** @description Email domains, including the own domain. */
                domains: number;
                /** @description Exclusive events that the company has access to. */
                exclusive_events: number;
                /** @description Cost centres, active or not. */
                cost_centres: number;
                /** @description Pending requests for approval. */
                open_requests: number;
                /** @description Clients and public officials whom the company invited. */
                guests: number;
            };
        };
        /**
         * @example {
         *       "domain": "acme.example.in"
         *     }
         */
        CompanyDomainInput: {
            /** @description Email domain without `@`. Case does not matter. */
            domain: string;
            /** @description Whether the platform proves the domain without a TXT record. Returns 403 for company admins. */
            proven?: boolean;
        };
        /**
         * @example {
         *       "proven": true
         *     }
         */
        DomainProof: {
            /** @description True proves the domain without a TXT record; false revokes the proof. */
            proven: boolean;
        };
        CompanyDomainCheck: {
            company: components["schemas"]["CompanyAccount"];
            /**
             * @description Result of the check, with the same values as for the company's own domain.
             * @enum {string}
             */
            outcome: "proven" | "no_record" | "wrong_value" | "lookup_failed";
            /** @description The result as a sentence to show, with the next step. */
            message: string;
            /** @description The domain's TXT records that name Foyer, at most five. */
            found: string[];
        };
        /**
         * @description Status of an account. Nobody can sign in with a `closed` account.
         * @enum {string}
         */
        AccountStatus: "active" | "closed";
        /**
         * @description A person, as the platform and the admins of the company manage them.
         * @example {
         *       "id": 12,
         *       "version": 2,
         *       "name": "Neha Kulkarni",
         *       "first_name": "Neha",
         *       "last_name": "Kulkarni",
         *       "email": "neha@acme.example",
         *       "username": "neha",
         *       "role": "employee",
         *       "role_label": "Employee",
         *       "status": "active",
         *       "company": {
         *         "id": 7,
         *         "name": "Acme",
         *         "domain": "acme.example"
         *       },
         *       "company_status": "active",
         *       "invited_by_me": true,
         *       "is_me": false,
         *       "joined_at": "2026-03-02T09:00:00.000Z",
         *       "last_sign_in_at": "2026-11-20T04:31:00.000Z",
         *       "may_change": true,
         *       "assignable_roles": [
         *         "company_admin",
         *         "company_manager",
         *         "employee",
         *         "client"
         *       ]
         *     }
         */
        PersonAccount: {
            /** @description Id of the person, which stays the same when role or company change. */
            id: number;
            /** @description Version of the object, which increases with every change. Send it in `If-Match` when you change the object. */
            version: number;
            /** @description Full name; empty if unknown. */
            name: string;
            /** @description From the profile; empty if unknown. */
            first_name: string;
            /** @description From the profile; empty if unknown. */
            last_name: string;
            /** @description Email address in lower case, unique across all companies. The person can sign in with it. */
            email: string;
            /** @description Username, unique across all companies. The person can sign in with it or with the email address. */
            username: string;
            role: components["schemas"]["Role"];
            /** @description Display name of the role. */
            role_label: string;
            status: components["schemas"]["AccountStatus"];
            /** @description Id and name of the company; null for platform roles. */
            company: components["schemas"]["CompanyName"] | null;
            /** @description Status of the company. */
            company_status: components["schemas"]["CompanyStatus"] | null;
            /** @description Whether the caller invited this person. */
            invited_by_me: boolean;
            /** @description Whether this is the caller's own account. */
            is_me: boolean;
            /**
             * Format: date-time
             * @description Time of creation. ISO 8601, UTC.
             */
            joined_at: string;
            /**
             * Format: date-time
             * @description Last sign-in with a password, code or invitation; null if none was recorded. ISO 8601, UTC.
             */
            last_sign_in_at: string | null;
            /** @description Whether the caller can change the role and close or open the account. The last admins are protected nevertheless. */
            may_change: boolean;
            /** @description Roles that the caller can assign, including the current one; empty if the caller cannot change the role. */
            assignable_roles: components["schemas"]["Role"][];
        };
        PersonAccountList: {
            /** @description Number of matching rows on all pages. */
            count: number;
            /** @description Page returned, from 1. */
            page: number;
            /** @description Maximum number of rows per page; 20 by default. */
            page_size: number;
            /** @description Number of matching rows for each status. */
            counts: {
                /** @description People who can sign in. */
                active: number;
                /** @description People with closed accounts. */
                closed: number;
            };
            /** @description People on this page, in the requested order. */
            results: components["schemas"]["PersonAccount"][];
        };
        /**
         * @example {
         *       "email": "neha@acme.example",
         *       "first_name": "Neha",
         *       "last_name": "Kulkarni",
         *       "role": "company_admin",
         *       "company": 7
         *     }
         */
        PersonCreate: {
            /** @description Email address. The server trims it and converts it to lower case. */
            email: string;
            /** @description First name, shown to colleagues. The person can change it. */
            first_name: string;
            /** @description Last name, shown to colleagues. The person can change it. */
            last_name: string;
            role: components["schemas"]["Role"];
            /** @description Id of the company. */
            company?: number;
        };
        ShownBooking: {
            /** @description Id of a booking from GET /users/{id}/coming-bookings/. */
            id: number;
            /** @description The booking's `refund` from GET /users/{id}/coming-bookings/. */
            refund: string | null;
        };
        /** @description What happens to the upcoming bookings of an account that is closed or erased. Either everything is done or nothing. `hand_over` and `cancel` apply to bookings with `may_hand_over` or `may_cancel`; other bookings are left to the company's admins, as all are with `leave`. */
        LeavingBookings: {
            /**
             * @description What to do with the upcoming bookings of the account.
             * @enum {string}
             */
            choice: "hand_over" | "cancel" | "leave";
            /** @description Id of the new holder. Required for `hand_over`. */
            to?: number;
            /**
             * @description Whether to reassign unused tickets that name the former holder to the new one.
             * @default false
             */
            give_tickets?: boolean;
            /** @description The bookings that were shown to the person. Required for `cancel`. If the bookings or their refunds have changed, nothing is done and the response is 409 `bookings_changed`. */
            shown?: components["schemas"]["ShownBooking"][];
        };
        /**
         * @description Omitted fields stay unchanged.
         * @example {
         *       "role": "company_manager"
         *     }
         */
        PersonUpdate: {
            role?: components["schemas"]["Role"];
            status?: components["schemas"]["AccountStatus"];
            /** @description Id of the company; null for platform roles. */
            company?: number | null;
            /** @description What happens to upcoming bookings. Only if `status` closes the account. */
            bookings?: components["schemas"]["LeavingBookings"];
        };
        /** @enum {string} */
        CompanyRole: "company_admin" | "company_manager" | "employee" | "client";
        PersonInvitation: {
            /** @description Id of the invitation, used to resend or revoke it. */
            id: number;
            /** @description Email address that the link was sent to, in lower case. */
            email: string;
            role: components["schemas"]["CompanyRole"];
            /** @description Display name of the role. */
            role_label: string;
            company: components["schemas"]["CompanyName"];
            /** @description Name, or else email address, of the person who sent the invitation. */
            invited_by: string;
            /** @description Whether the caller invited this person. */
            is_mine: boolean;
            /** @description Whether the link has stopped working. Send the invitation again to create a new link. */
            is_expired: boolean;
            /**
             * Format: date-time
             * @description Time of the invitation. ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which the current link was sent. ISO 8601, UTC.
             */
            sent_at: string;
            /**
             * Format: date-time
             * @description Time at which the current link stops working. ISO 8601, UTC.
             */
            expires_at: string;
        };
        PersonInvitationList: {
            /** @description Number of matching rows on all pages. */
            count: number;
            /** @description Page returned, from 1. */
            page: number;
            /** @description Maximum number of rows per page; 20 by default. */
            page_size: number;
            /** @description Open invitations on this page, newest first. */
            results: components["schemas"]["PersonInvitation"][];
        };
        /**
         * @example {
         *       "email": "neha@acme.example",
         *       "role": "employee",
         *       "company": 7
         *     }
         */
        PersonInvitationCreate: {
            /** @description Email address. The server trims it and converts it to lower case. */
            email: string;
            role: components["schemas"]["CompanyRole"];
            /** @description Id of the company. */
            company?: number;
        };
        SingleSignOnRole: {
            /** @description Value of the claim, or one of its values if it is a list. */
            value: string;
            role: components["schemas"]["CompanyRole"];
        };
        SingleSignOnConnection: {
            /** @description Issuer identifier of the provider, as its configuration states it. */
            issuer: string;
            /** @description Id that the provider has given to Foyer. */
            client_id: string;
            /** @description Name of the claim that decides the role of new people; null if none does. */
            role_claim: string | null;
            /** @description Roles by values of the claim. The first one that applies counts. */
            role_mapping: components["schemas"]["SingleSignOnRole"][];
            /** @description Whether people of the company can only sign in with the provider. It has no effect until the connection is tested. */
            required: boolean;
            /** @description Id of the company admin who can still sign in with a password while `required` is true. */
            break_glass: number | null;
            /**
             * Format: date-time
             * @description Time of the test sign-in; null if there was none since the provider was changed. Until then nobody can sign in with the provider. ISO 8601, UTC.
             */
            tested_at: string | null;
            /** @description Whether signing out here also signs people out at the provider. */
            signs_out: boolean;
        };
        /** @description The single sign-on of a company. */
        SingleSignOn: {
            /** @description Redirect URI to enter at the provider. */
            redirect_uri: string;
            /** @description Address to allow at the provider for the time after signing out, if people are to be signed out there as well. */
            sign_out_uri: string;
            /** @description The connected provider; null if there is none. */
            connection: components["schemas"]["SingleSignOnConnection"] | null;
        };
        /**
         * @example {
         *       "issuer": "https://login.acme.example",
         *       "client_id": "foyer",
         *       "client_secret": "9hT2pXq7LmV4",
         *       "role_claim": "groups",
         *       "role_mapping": [
         *         {
         *           "value": "event-managers",
         *           "role": "company_manager"
         *         }
         *       ],
         *       "required": false
         *     }
         */
        SingleSignOnUpdate: {
            /** @description Issuer identifier of the provider. */
            issuer: string;
            /** @description Id that the provider has given to Foyer. */
            client_id: string;
            /** @description Secret that the provider has given to Foyer; it is stored encrypted and never returned. Can be omitted if neither `issuer` nor `client_id` changes. */
            client_secret?: string;
            /** @description Name of the claim that decides the role of new people, such as `groups`. Without it they become employees. */
            role_claim?: string | null;
            /** @description Roles by values of the claim. The first one that applies counts. */
            role_mapping?: components["schemas"]["SingleSignOnRole"][];
            /** @description Whether people of the company can only sign in with the provider. */
            required: boolean;
            /** @description Id of a company admin who can still sign in with a password, in case the provider fails. Must be set if `required` is true. */
            break_glass?: number | null;
        };
        SingleSignOnTest: {
            /** @description Address of the provider to open in the browser. */
            address: string;
        };
        CompanyPerson: {
            /** @description Id of the person. */
            id: number;
            /** @description Full name; empty if unknown. */
            name: string;
            /** @description Email address with which the person signs in. */
            email: string;
            /** @description Username, unique on the platform. The person can sign in with it or with the email address. */
            username: string;
            role: components["schemas"]["Role"];
            /** @description Display name of the role. */
            role_label: string;
            /** @description Whether the account is open. */
            is_active: boolean;
            /** @description Whether the account was created by an invitation of the caller. */
            invited_by_me: boolean;
            /** @description Whether this is the caller's own account. */
            is_me: boolean;
            /**
             * Format: date-time
             * @description Time at which the account was created. ISO 8601, UTC.
             */
            joined_at: string;
        };
        CompanyPersonList: {
            /** @description Number of matching rows on all pages. */
            count: number;
            /** @description Page returned, from 1. */
            page: number;
            /** @description Maximum number of rows per page. */
            page_size: number;
            /** @description People on this page by name, closed accounts last. */
            results: components["schemas"]["CompanyPerson"][];
        };
        Invitation: {
            /** @description Id of the invitation, used to resend or revoke it. */
            id: number;
            /** @description Email address that the link was sent to, in lower case. */
            email: string;
            role: components["schemas"]["CompanyRole"];
            /** @description Display name of the role. */
            role_label: string;
            /** @description Name, or else email address, of the person who sent the invitation. */
            invited_by: string;
            /** @description Whether the caller sent the invitation. */
            is_mine: boolean;
            /** @description Whether the link has stopped working. Send the invitation again to create a new link. */
            is_expired: boolean;
            /**
             * Format: date-time
             * @description Time of the invitation. ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which the current link was sent. ISO 8601, UTC.
             */
            sent_at: string;
            /**
             * Format: date-time
             * @description Time at which the current link stops working, seven days after it was sent. ISO 8601, UTC.
             */
            expires_at: string;
        };
        InvitationList: {
            /** @description At most 500 invitations. */
            invitations: components["schemas"]["Invitation"][];
        };
        /**
         * @example {
         *       "email": "neha@acme.example",
         *       "role": "employee"
         *     }
         */
        InvitationCreate: {
            /** @description Email address. The server trims it and converts it to lower case. */
            email: string;
            role: components["schemas"]["CompanyRole"];
        };
        /**
         * @example {
         *       "otp": "482913"
         *     }
         */
        SingleSignOnLink: {
            /** @description One-time code from the email, six digits. */
            otp: string;
        };
        InvitationDetails: {
            /** @description Name of the company that the invited person joins. */
            company: string;
            /** @description Name, or else email address, of the person who sent the invitation. */
            invited_by: string;
            /** @description Email address that the invitation was sent to. The account is created for this address. */
            email: string;
            /** @description Display name of the role of the new account, such as Manager. */
            role_label: string;
            /**
             * Format: date-time
             * @description Time until which the invitation can be accepted, 7 days after it was sent. ISO 8601, UTC.
             */
            expires_at: string;
        };
        /**
         * @example {
         *       "first_name": "Neha",
         *       "last_name": "Shah",
         *       "password": "correct-horse"
         *     }
         */
        InvitationAcceptance: {
            /** @description Letters of any script, digits, spaces, periods, commas, hyphens and apostrophes, with at least one letter. */
            first_name: string;
            /** @description Letters of any script, digits, spaces, periods, commas, hyphens and apostrophes, with at least one letter. */
            last_name: string;
            /**
             * Format: password
             * @description At least 8 characters.
             */
            password: string;
        };
        /** @enum {string} */
        NotificationKind: "booking_paid" | "details_missing" | "event_tomorrow" | "hold_ending" | "event_moved" | "booking_refunded" | "approval_waiting" | "approval_decided" | "seats_offered" | "seats_free" | "account_receipt" | "account_due" | "account_limit" | "guest_refused" | "bookings_left";
        Notification: {
            /** @description Id of the notification, which stays the same in every list. Used to mark it as read. */
            id: number;
            kind: components["schemas"]["NotificationKind"];
            /** @description Title in one line, usually with the event. */
            title: string;
            /** @description Text of one or two sentences. Times are in the time zone of the venue. */
            text: string;
            /** @description Id of the booking that it is about. */
            booking: number | null;
            /** @description Id of the event that it is about. */
            event: number | null;
            /** @description Id of the request for approval that it is about. */
            approval: number | null;
            /** @description Id of the person whose bookings no longer have an active holder. */
            person: number | null;
            /**
             * Format: date-time
             * @description Time of the notification. ISO 8601, UTC.
             */
            created_at: string;
            /** @description Whether the notification was read. It becomes false again if its content changes. */
            is_read: boolean;
        };
        NotificationList: {
            /** @description Number of all notifications of the caller. */
            count: number;
            /** @description Number of all unread notifications of the caller. */
            unread_count: number;
            /** @description Page returned, from 1. */
            page: number;
            /** @description Maximum number of rows per page; 20 by default. */
            page_size: number;
            /** @description Notifications on this page, newest first. */
            results: components["schemas"]["Notification"][];
        };
        MailPreferences: {
            /**
             * @description Whether to send an email for each step at once, or one email a day at 9:00 with pending requests and recent decisions. Urgent emails are always sent at once.
             * @enum {string}
             */
            approval_mails: "each" | "daily";
            /** @description IANA time zone of the daily email. */
            timezone: components["schemas"]["TimeZone"];
        };
        NotificationsRead: {
            /** @description Ids of notifications. If omitted, all of the caller's notifications are marked. */
            ids?: number[];
        };
        NotificationCount: {
            /** @description Number of unread notifications of the caller. */
            unread_count: number;
        };
        ProfileUser: {
            /** @description Id of the person, used in /users/{id}/. */
            id: number;
            /** @description First name. */
            fname: string;
            /** @description Last name. */
            lname: string;
            /** @description Username. The person can sign in with it or with the email address. */
            username: string;
            /** @description Email address of the person. */
            email: string;
            /**
             * Format: date
             * @description Date of birth, YYYY-MM-DD.
             */
            dob: string | null;
            /** @description Id of the company; null for people without one. */
            company_id: number | null;
            /**
             * @description Gender; null if not given.
             * @enum {string|null}
             */
            gender: "male" | "female" | "other" | null;
            role: components["schemas"]["Role"];
        };
        ProfileResponse: {
            data: components["schemas"]["ProfileUser"];
        };
        /**
         * @description A role, or one of the aliases `superadmin` (for `super_admin`) and `user` (for `employee`).
         * @enum {string}
         */
        RoleInput: "admin" | "staff" | "super_admin" | "company_admin" | "company_manager" | "employee" | "client" | "superadmin" | "user";
        /**
         * @description Send only the fields to change. `role` and `company_id` change only if the caller may change them; otherwise the response names them in `ignored`.
         * @example {
         *       "fname": "Asha",
         *       "gender": "female"
         *     }
         */
        ProfileUpdate: {
            /** @description First name: letters of any script, with at least one letter and no web address. */
            fname?: string;
            /** @description Last name: letters of any script, with at least one letter and no web address. */
            lname?: string;
            /** @description Username. Names such as `deleted-12` are reserved for deleted accounts and are refused. */
            username?: string;
            /**
             * Format: date
             * @description Date of birth, YYYY-MM-DD.
             */
            dob?: string | null;
            /** @description Id of the company; null removes the person from the company. Only platform admins can change it. */
            company_id?: number | null;
            /**
             * @description Gender; null to leave it empty.
             * @enum {string|null}
             */
            gender?: "male" | "female" | "other" | null;
            role?: components["schemas"]["RoleInput"];
        };
        ProfileSaved: {
            data: components["schemas"]["ProfileUser"];
            /** @description Fields of the request that the caller may not change. They keep their values. */
            ignored: ("role" | "company_id")[];
        };
        /** @description Names of fields and their values. Amounts are decimal strings, times are ISO 8601 in UTC. */
        PersonalDataRow: {
            [key: string]: unknown;
        };
        PersonalData: {
            /**
             * Format: date-time
             * @description Time at which the data was read. ISO 8601, UTC.
             */
            exported_at: string;
            account: components["schemas"]["PersonalDataRow"];
            /** @description Sessions, with browser, shortened network and times. */
            sessions: components["schemas"]["PersonalDataRow"][];
            /** @description Last use of known devices and networks, which are stored as hashes. */
            sign_ins: components["schemas"]["PersonalDataRow"][];
            /** @description Authenticator app, passkeys and recovery codes with their times, without secrets. */
            second_factors: components["schemas"]["PersonalDataRow"][];
            /** @description Subject and time of emails of the last 30 days. */
            mails: components["schemas"]["PersonalDataRow"][];
            /** @description Times at which notifications were read. */
            read_notifications: components["schemas"]["PersonalDataRow"][];
            /** @description Messages of the person to support. */
            contact_messages: components["schemas"]["PersonalDataRow"][];
            /** @description Invitations to companies, received and sent. */
            invitations: components["schemas"]["PersonalDataRow"][];
            /** @description Organizers that the person works for. */
            organizers: components["schemas"]["PersonalDataRow"][];
            /** @description API keys that the person made, without the keys themselves. */
            api_keys: components["schemas"]["PersonalDataRow"][];
            /** @description Changes made by the person, from the audit log. */
            changes: components["schemas"]["PersonalDataRow"][];
            /** @description Own bookings. */
            bookings: components["schemas"]["PersonalDataRow"][];
            /** @description Actions of the person on bookings. */
            booking_history: components["schemas"]["PersonalDataRow"][];
            /** @description Attendees of own bookings, and tickets in the person's name. */
            tickets: components["schemas"]["PersonalDataRow"][];
            /** @description Own payments. */
            payments: components["schemas"]["PersonalDataRow"][];
            /** @description Refunds of own payments. */
            refunds: components["schemas"]["PersonalDataRow"][];
            /** @description Invoices and credit notes of own payments. */
            invoices: components["schemas"]["PersonalDataRow"][];
            /** @description Places on waiting lists. */
            waiting_lists: components["schemas"]["PersonalDataRow"][];
            /** @description Seats that were claimed or given by a link. */
            seat_claims: components["schemas"]["PersonalDataRow"][];
            /** @description Links to seats that were sent to the person. */
            seat_invitations: components["schemas"]["PersonalDataRow"][];
            /** @description Seats that the person asked for as a guest and did not get. */
            seat_refusals: components["schemas"]["PersonalDataRow"][];
            /** @description Requests for approval made by the person. */
            approvals: components["schemas"]["PersonalDataRow"][];
            /** @description Requests for approval that the person decided or was asked to decide. */
            decisions: components["schemas"]["PersonalDataRow"][];
            /** @description Delegations of decisions, from and to the person. */
            delegations: components["schemas"]["PersonalDataRow"][];
            /** @description Cost centres that the person owns or is a member of. */
            cost_centres: components["schemas"]["PersonalDataRow"][];
            /** @description Guests whom the person invited, and invitations of the person as a guest. */
            hospitality: components["schemas"]["PersonalDataRow"][];
        };
        ComingBooking: {
            /** @description Id of the booking. */
            id: number;
            /** @description Booking number shown to people, such as BK-2026-004817. */
            booking_number: string;
            /** @description Current title of the event. */
            event_title: string;
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             */
            event_start_date: string;
            /** @description IANA time zone of the venue; show the start in it. */
            event_timezone: string;
            /** @description Number of tickets. */
            quantity: number;
            /**
             * @description ISO 4217 code of `refund` and `kept`.
             * @example INR
             */
            currency: string;
            /** @description Refund for cancelling the booking now, in major units; null if it cannot be cancelled. */
            refund: string | null;
            /** @description Amount that is not refunded if the booking is cancelled now, in major units; null if it cannot be cancelled. */
            kept: string | null;
            /** @description Whether the caller can hand the booking over. False once the event has started. */
            may_hand_over: boolean;
            /** @description Whether the caller can cancel the booking. False once the event has started or a ticket was used. */
            may_cancel: boolean;
            /** @description Whether an unused ticket of the booking names the holder as attendee. */
            names_holder: boolean;
        };
        ComingBookings: {
            /** @description Paid bookings whose events are not over and that the caller can read, oldest booking first. */
            results: components["schemas"]["ComingBooking"][];
            /** @description Whether admins of the company can act on all these bookings later. If false, the account cannot be erased while they exist; it can still be closed. */
            may_leave: boolean;
        };
        EraseUser: {
            /** @description Password of the caller. */
            password: string;
            /** @description Email address of the account to delete. */
            confirm: string;
            bookings?: components["schemas"]["LeavingBookings"];
        };
        AccountClosing: {
            bookings?: components["schemas"]["LeavingBookings"];
        };
        Office: {
            /** @description City, shown as the heading of the address. */
            city: string;
            /** @description Address, line by line. */
            lines: string[];
        };
        /**
         * @example {
         *       "email": "help@acme.example",
         *       "phone": "+91 22 5550 1234",
         *       "hours": "24/7",
         *       "reply_time": "2-4 business hours",
         *       "chat_url": "https://wa.me/912255501234",
         *       "offices": [
         *         {
         *           "city": "Pune",
         *           "lines": [
         *             "1 Main Road",
         *             "Pune 411001"
         *           ]
         *         }
         *       ]
         *     }
         */
        SupportContact: {
            /** @description Email address of support. */
            email: string;
            /** @description Phone number as shown to people; null if not configured. */
            phone: string | null;
            /** @description Hours in which support answers; null if not configured. */
            hours: string | null;
            /** @description Usual time until a reply; null if not configured. */
            reply_time: string | null;
            /** @description URL of the chat. It accepts the first message as the query parameter `text`. If no number is configured (in a demo), the person chooses whom to write to. */
            chat_url: string | null;
            /** @description Offices; empty if none are configured. */
            offices: components["schemas"]["Office"][];
        };
        ContactRequest: {
            /** @description First name of the sender. */
            first_name: string;
            /** @description Last name of the sender. */
            last_name: string;
            /** @description Email address. The server trims it and converts it to lower case. */
            email: string;
            /** @description Company of the sender. */
            company: string;
            /** @description Phone number for a call back; empty or omitted for none. */
            phone?: string;
            /**
             * @description Topic of the message.
             * @enum {string}
             */
            inquiry_type: "general" | "partnership" | "enterprise" | "support" | "media";
            /** @description Subject of the email to support. */
            subject: string;
            /** @description Message as plain text. */
            message: string;
        };
        /** @description A ticket tier to import. Times have the same form as those of the event. Omitted fields get the same values as in TierCreate. */
        ImportedTier: {
            /** @description Name shown where tickets are chosen, on tickets and in downloads. */
            name: string;
            /** @description Plain text shown under the name of the tier; empty by default. */
            description?: string;
            /**
             * @description Price of one ticket; 0 is free. Decimal string, major units.
             * @example 12400.00
             */
            price: string;
            /**
             * @description GST rate of the tickets, in percent.
             * @enum {integer}
             */
            gst_percent?: 0 | 5 | 12 | 18 | 28;
            /** @description Number of seats. */
            total_tickets: number;
            admission?: components["schemas"]["TierAdmission"];
            /** @description Maximum number of tickets of this tier per booking. */
            max_per_booking?: number;
            /** @description Maximum number of tickets of this tier per person, over all their bookings; null for no limit. */
            max_per_person?: number | null;
            /** @description Maximum number of tickets of this tier per company, over all its bookings; null for no limit. */
            max_per_company?: number | null;
            /** @description What a ticket includes, one short line per item with at most 100 characters. Empty lines are dropped. */
            benefits?: string[];
            /** @description Start of the sale of this tier, within the booking period; by default when booking opens. */
            sale_starts_at?: string;
            /** @description End of the sale of this tier, within the booking period; by default when booking closes. */
            sale_ends_at?: string;
        };
        Import: {
            /** @description Id of the import, used to undo it. */
            id: number;
            /** @description Id of the organizer of the events. */
            organizer: number;
            /** @description Number of events created, also after the import was undone. */
            events: number;
            /** @description Number of ticket tiers created, also after the import was undone. */
            tiers: number;
            /**
             * Format: date-time
             * @description Time of the import. ISO 8601, UTC.
             */
            created_at: string;
            /** @description Name of the person who imported; null for an import from the server's command line. */
            created_by: string | null;
            /**
             * Format: date-time
             * @description Time at which the events were deleted; null if they were not. ISO 8601, UTC.
             */
            undone_at: string | null;
        };
        ImportError: {
            /** @description Row of the sheet, where the heading is row 1; in a JSON file, position of the event, from 1. */
            row: number;
            /** @description Name of the column; empty if the error concerns the whole row. */
            field: string;
            /** @description The error, as a sentence for people. */
            error: string;
        };
        ImportRepeat: {
            /** @description Row of the event in the file, counted as in ImportError. */
            row: number;
            /** @description Title of the skipped event, as in the file. */
            title: string;
            /** @description Id of the existing event; null if the file contains the event twice. */
            event: number | null;
            /** @description Row of the same event in the file; null if the event already exists. */
            same_as_row: number | null;
            /** @description Why the event is skipped, as a sentence. */
            reason: string;
        };
        ImportFill: {
            /** @description Name of the column. */
            field: string;
            /** @description Value that is filled in; empty if there is none. */
            value: string;
            /** @description Number of events or ticket tiers. */
            events: number;
            /** @description The first 20 rows. */
            rows: number[];
            /** @description What was filled in, why, and in which rows, as a sentence for people. */
            sentence: string;
        };
        ImportReport: {
            /** @description The import; null for a dry run, and if there was nothing to import. */
            import: components["schemas"]["Import"] | null;
            /** @description Number of imported events; for a dry run, of events that would be imported, without those that have errors or are skipped. */
            events: number;
            /** @description Number of ticket tiers of these events. */
            tiers: number;
            /** @description Number of seats in these ticket tiers. */
            seats: number;
            /** @description The first 200 errors. */
            errors: components["schemas"]["ImportError"][];
            /** @description Number of all errors in the file. */
            error_count: number;
            /** @description The first 200 events that are skipped because they already exist or are in the file twice. */
            left_out: components["schemas"]["ImportRepeat"][];
            /** @description Number of all skipped events. */
            left_out_count: number;
            /** @description Values that are missing in the file and that the import fills in. */
            filled_in: components["schemas"]["ImportFill"][];
        };
        ImportList: {
            /** @description Number of rows in `results`. */
            count: number;
            /** @description Newest imports first, at most 50. */
            results: components["schemas"]["Import"][];
        };
        /** @description An uploaded picture. `width` and `height` are those of its largest variant. */
        Image: {
            /** @description SHA-256 of the file, as hex. */
            hash: string;
            /** @description URL of the picture. The query parameters `w` and `format` may be added. */
            src: string;
            /** @description Width in pixels. */
            width: number;
            /** @description Height in pixels. */
            height: number;
            /** @description Stored sizes and formats, narrowest first. */
            variants: {
                /** @description Width in pixels. */
                width: number;
                /** @description Height in pixels. */
                height: number;
                /**
                 * @description AVIF is smaller; WebP is for browsers without support for AVIF.
                 * @enum {string}
                 */
                format: "avif" | "webp";
                /** @description URL of this variant. */
                src: string;
            }[];
        };
        SetupCheck: {
            /**
             * @description Part of the configuration.
             * @enum {string}
             */
            name: "razorpay" | "stripe" | "sandbox" | "mail" | "sender" | "support" | "address" | "seller";
            /**
             * @description Result of the check. `test`, it uses test keys or an example. `attention`, something does not work yet.
             * @enum {string}
             */
            status: "ready" | "test" | "attention" | "not_set" | "off";
            /** @description Configured address or name; for a key, its last four characters. */
            value: string | null;
            /** @description Names of the settings to change. */
            variables: string[];
        };
        SetupConfiguration: {
            /** @description Public URL of Foyer. */
            public_url: string;
            /**
             * @description Database. `embedded` runs in the server's process.
             * @enum {string}
             */
            database: "embedded" | "postgresql";
            /** @description One check for each part of the configuration. */
            checks: components["schemas"]["SetupCheck"][];
            /** @description Whether demo data can be created. False in production, because its accounts have published passwords. */
            demo_allowed: boolean;
        };
        Setup: {
            /** @description Whether the first administrator was created. */
            is_set_up: boolean;
            /** @description Configuration of the server; null without the token of the set-up link, and after set-up. */
            configuration: components["schemas"]["SetupConfiguration"] | null;
        };
        /**
         * @example {
         *       "first_name": "Rhea",
         *       "last_name": "Fernandes",
         *       "email": "rhea@bombaylive.example",
         *       "password": "correct-horse",
         *       "organizer": {
         *         "name": "Bombay Live",
         *         "support_email": "help@bombaylive.example"
         *       }
         *     }
         */
        SetupRequest: {
            /** @description Letters of any script, digits, spaces, periods, commas, hyphens and apostrophes, with at least one letter. */
            first_name: string;
            /** @description Letters of any script, digits, spaces, periods, commas, hyphens and apostrophes, with at least one letter. */
            last_name: string;
            /** @description Email address. The server trims it and converts it to lower case. */
            email: string;
            /**
             * Format: password
             * @description At least 8 characters.
             */
            password: string;
            organizer: components["schemas"]["OrganizerCreate"];
            /**
             * @description Whether to also create the demo data. Returns 403 in production.
             * @default false
             */
            demo?: boolean;
        };
        SetupResult: {
            /** @description Signed JWT, valid for 15 minutes. */
            access_token: string;
            /** @description Opaque token, valid for 30 days. Each use replaces it with a new one. */
            refresh_token: string;
            user: components["schemas"]["AuthUser"];
            organizer: components["schemas"]["Organizer"];
        };
        Health: {
            /**
             * @description Always `ok`. A server that is not ready or not healthy responds with another status.
             * @enum {string}
             */
            status: "ok";
            /** @description Version of the contract that the server was built with. */
            version: string;
            /**
             * @description Database of the server. `pglite` is the embedded database, `postgres` a separate server.
             * @enum {string}
             */
            database: "pglite" | "postgres";
            /** @description Seconds since the process started. */
            uptime_seconds: number;
        };
        HealthState: {
            /**
             * @description Always `ok`. A server that is not ready or not healthy responds with another status.
             * @enum {string}
             */
            status: "ok";
        };
        CartItem: {
            /** @description Id of the booking. */
            id: number;
            /** @description Booking number shown to people, such as BK-2026-004817. */
            booking_number: string;
            /** @description Id of the event, used in /events/{id}/. */
            event_id: number;
            /** @description Title of the event. */
            event_title: string;
            /** @description Id of the ticket tier. */
            ticket_tier_id: number;
            /** @description Name of the ticket tier, such as Stalls. */
            ticket_tier_name: string;
            /**
             * @description Price of one ticket. Decimal string with two digits, major units.
             * @example 12400.00
             */
            unit_price: string;
            /** @description Number of tickets. */
            quantity: number;
            /**
             * @description Price of the tickets of this item. Decimal string with two digits, major units.
             * @example 12400.00
             */
            total_price: string;
            /** @description ISO 4217 code of the item's amounts. */
            currency: string;
            status: components["schemas"]["BookingStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
            /**
             * Format: date-time
             * @description Time at which the item was added. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            added_at: string;
        };
        Cart: {
            /** @description The caller's unpaid bookings, oldest first. */
            items: components["schemas"]["CartItem"][];
            /** @description Number of items. */
            total_items: number;
            /**
             * @description Price of all tickets, without service fee and GST. Decimal string with two digits, major units.
             * @example 12400.00
             */
            total_amount: string;
            /** @description ISO 4217 code of `total_amount`. */
            currency: string;
        };
        CartAdd: {
            /** @description Id of the event. */
            event: number;
            /** @description Id of a ticket tier of the event. */
            ticket_tier: number;
            /** @description Number of tickets, 1 to 10 and at most the tier's `max_per_booking`. */
            quantity: number;
        };
        CartUpdate: {
            /** @description Number of tickets, 1 to 10 and at most the tier's `max_per_booking`. */
            quantity: number;
        };
        UserUpdate: {
            /** @description Letters of any script, digits, spaces, periods, commas, hyphens and apostrophes, with at least one letter. */
            first_name?: string;
            /** @description Letters of any script, digits, spaces, periods, commas, hyphens and apostrophes, with at least one letter. */
            last_name?: string;
            /** @description Username. Names such as `deleted-12` are reserved for deleted accounts and are refused. */
            username?: string;
        };
        /** @description Refund for free seats by the refund terms, for all bookings of the pool together. */
        SeatReturn: {
            /**
             * @description Refund for all free seats before `until`.
             * @example 13000.00
             */
            refund: string;
            /**
             * @description Part of the price of all free seats that is not refunded before `until`.
             * @example 13000.00
             */
            kept: string;
            /**
             * Format: date-time
             * @description Time after which free seats are no longer refunded; with several bookings, the earliest such time. Null if the terms give no refund. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            until: string | null;
        };
        /** @description A booking whose free seats are offered together with those of others. */
        OfferedBooking: {
            /** @description Id of the booking. */
            booking: number;
            /** @description Booking number shown to people, such as BK-2026-004817. */
            booking_number: string;
            /** @description Name of the ticket tier. */
            ticket_tier_name: string;
            /** @description Number of seats in the booking. */
            seats: number;
            /** @description Number of free seats: without an attendee, unused and not shared by a link. */
            free: number;
            on_return: components["schemas"]["SeatReturn"];
        };
        /**
         * @description Who can claim seats: only people of the booking's company, or anyone with the link.
         * @enum {string}
         */
        SeatAudience: "colleagues" | "anybody";
        /**
         * @description What happens to unclaimed seats: they stay with the booking, or go back on sale and are refunded.
         * @enum {string}
         */
        UnclaimedSeats: "keep" | "return";
        SeatPool: {
            /** @description Id of the pool. */
            id: number;
            /** @description Title of the offer; the title of the event if none was given. */
            title: string;
            /** @description Message of the holder to people who can claim; may be empty. */
            message: string;
            /** @description Reason for inviting guests, for the register of guests; empty if it was not required. */
            purpose: string;
            audience: components["schemas"]["SeatAudience"];
            unclaimed: components["schemas"]["UnclaimedSeats"];
            /** @description Whether the pool's link works. */
            is_open: boolean;
            /**
             * Format: date-time
             * @description Time until which seats can be claimed and given back.
             * @example 2026-12-05T14:00:00.000Z
             */
            closes_at: string;
            /** @description Name of the person who opened the pool. */
            opened_by: string;
            /**
             * Format: date-time
             * @description Time at which the pool was opened. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            opened_at: string;
            /**
             * @description Why the pool was closed; null while it is open. `ended` means that the booking or event was cancelled, or that the event started.
             * @enum {string|null}
             */
            closed_because: "closed" | "deadline" | "ended" | null;
            /** @description Number of seats that went back on sale when the pool closed. */
            returned: number;
            /**
             * @description Refund for the seats that went back on sale; null if there were none.
             * @example 13000.00
             */
            refund: string | null;
            /** @description Token of the page /seats/{token}; null for callers who cannot change the pool, and when the pool is closed. */
            link_token: string | null;
        };
        SeatHolder: {
            /** @description Id of the ticket. */
            ticket: number;
            /** @description Number of the seat's booking. Only relevant if the pool has several bookings. */
            booking_number: string;
            /**
             * @description Number printed on the ticket. It changes when the ticket is reassigned.
             * @example FYR-7K4M-2291
             */
            ticket_number: string;
            /** @description Number of the seat within its booking, from 1. */
            seat_no: number;
            /** @description Name of the attendee on the ticket. */
            name: string;
            /** @description Email address of the attendee; empty if not given. */
            email: string;
            /**
             * @description How the attendee got the seat: claimed by the link, assigned from a list while the pool was open, or named otherwise.
             * @enum {string}
             */
            how: "claimed" | "assigned" | "named";
            /** @description Whether the attendee belongs to the same company. */
            is_colleague: boolean;
            /**
             * Format: date-time
             * @description Time of the claim or assignment; null if the attendee was named otherwise. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            at: string | null;
            /** @description Details of a guest; null if they were not asked for, and for callers who cannot change the pool. */
            guest: components["schemas"]["SeatGuest"] | null;
        };
        SeatInvitation: {
            /** @description Name of the person, as the inviter wrote it. */
            name: string;
            /** @description Email address that the link was sent to, in lower case. */
            email: string;
            /**
             * Format: date-time
             * @description Time of the invitation. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            invited_at: string;
            /**
             * Format: date-time
             * @description Time of the last reminder; null if there was none. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            reminded_at: string | null;
            /** @description Whether the person has a seat of the booking. */
            has_seat: boolean;
        };
        /** @description Seats of a booking and its pool: the open one, or else the last. For an open pool, counts, amounts and people cover all its bookings. */
        BookingSeats: {
            /** @description Id of the requested booking. */
            booking: number;
            /** @description Booking number shown to people, such as BK-2026-004817. */
            booking_number: string;
            /** @description Id of the company that the booking belongs to. */
            company: number;
            /** @description Current title of the event. */
            event_title: string;
            /**
             * Format: date-time
             * @description Start of the event, which is the latest closing time of a pool. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            event_start_date: string;
            /** @description IANA time zone of the venue; show times in it. */
            event_timezone: string;
            /** @description ISO 4217 code of all amounts. */
            currency: string;
            /** @description Number of seats in the booking, or in all bookings of an open pool. */
            seats: number;
            /** @description Number of free seats: without an attendee, unused and not shared by a link. */
            free: number;
            /** @description Whether the caller can offer and assign seats and close the pool. */
            may_change: boolean;
            /** @description Whether there are seats to offer and the event has not started. */
            can_offer: boolean;
            /** @description Whether the company's policy has rules about guests, so that guests who claim are asked who they are. */
            asks_guests: boolean;
            on_return: components["schemas"]["SeatReturn"];
            /** @description Bookings of the open pool; otherwise this booking. */
            bookings: components["schemas"]["OfferedBooking"][];
            /** @description Further bookings of the same person for the event that have free seats; empty for callers who cannot change the pool. */
            addable: components["schemas"]["OfferedBooking"][];
            /** @description The open pool, or else the last one; null if seats were never offered. */
            pool: components["schemas"]["SeatPool"] | null;
            /** @description Attendees, sorted by seat. */
            holders: components["schemas"]["SeatHolder"][];
            /** @description Sorted newest first. */
            invited: components["schemas"]["SeatInvitation"][];
        };
        /** @description Offer of free seats. By default only colleagues can claim, until the event starts, and unclaimed seats stay with the booking. */
        SeatPoolInput: {
            /** @description Title of the offer; by default the title of the event. */
            title?: string;
            /** @description Message shown with the seats. */
            message?: string;
            audience?: components["schemas"]["SeatAudience"];
            unclaimed?: components["schemas"]["UnclaimedSeats"];
            /**
             * Format: date-time
             * @description Closing time of the offer; by default, and at the latest, the start of the event.
             * @example 2026-12-05T14:00:00.000Z
             */
            closes_at?: string;
            /**
             * @description Refund for all free seats, as shown to the person. Only for `return`.
             * @example 13000.00
             */
            refund?: string;
            /** @description Ids of further bookings whose free seats are offered by the same link. */
            bookings?: number[];
            /** @description Reason for inviting guests, for the register of guests. Required if anyone can claim and the company's policy has rules about guests. */
            purpose?: string;
        };
        SeatPoolGrowth: {
            /** @description Ids of paid bookings of the same person for the same event, at most 19. */
            bookings: number[];
            /**
             * @description Refund for the free seats of these bookings, as shown to the person. Only if unclaimed seats go back on sale.
             * @example 13000.00
             */
            refund?: string;
        };
        /** @description Closes a pool. By default free seats stay with the booking. */
        SeatPoolClosing: {
            unclaimed?: components["schemas"]["UnclaimedSeats"];
            /**
             * @description Refund for all free seats, as shown to the person. Only for `return`.
             * @example 13000.00
             */
            refund?: string;
        };
        SeatAssignee: {
            /** @description Name of the attendee, printed on the ticket, 1 to 100 characters. */
            name: string;
            /** @description Email address that the ticket is sent to. Each address gets one seat. */
            email: string;
            /** @description Phone number, kept with the ticket, at most 40 characters; null for none. */
            phone?: string | null;
            guest?: components["schemas"]["SeatGuest"];
        };
        SeatAssignment: {
            /** @description People who get the free seats, in order: 1 to 50, and at most as many as there are free seats. */
            people: components["schemas"]["SeatAssignee"][];
            /** @description Reason for inviting the guests. */
            purpose?: string;
        };
        SeatPerson: {
            /** @description Name of the person to invite, 1 to 100 characters. */
            name: string;
            /** @description Email address that the link is sent to. If only colleagues can claim, it must be a colleague's. */
            email: string;
            /** @description Phone number. It is checked, but not kept with an invitation; null for none. */
            phone?: string | null;
        };
        SeatPeople: {
            /** @description People to invite, 1 to 50. */
            people: components["schemas"]["SeatPerson"][];
        };
        /** @description A seat offer as its link shows it, without names of people. */
        SeatOffer: {
            /** @description Title of the offer; by default the title of the event. */
            title: string;
            /** @description Message of the person who made the offer; may be empty. */
            message: string;
            /** @description Name of the company that offers the seats. */
            company: string;
            audience: components["schemas"]["SeatAudience"];
            /** @description Current title of the event. */
            event_title: string;
            /** @description Name of the venue. */
            event_venue: string;
            /** @description City of the venue; empty if unknown. */
            event_city: string;
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            event_start_date: string;
            /**
             * Format: date-time
             * @description End of the event. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            event_end_date: string;
            /**
             * @description IANA time zone of the venue; show times in it.
             * @example Asia/Kolkata
             */
            event_timezone: string;
            /** @description Ticket tiers of the seats that are left, separated by commas. */
            ticket_tier_name: string;
            /** @description URL of the poster. */
            event_image: string | null;
            /**
             * Format: date-time
             * @description Time until which seats can be claimed and given back.
             * @example 2026-12-05T14:00:00.000Z
             */
            closes_at: string;
            /** @description Number of seats that can be claimed now. */
            seats_left: number;
            /**
             * @description How the caller can claim. `sign_in` and `nobody` occur if only colleagues can claim.
             * @enum {string}
             */
            claim_as: "yourself" | "guest" | "sign_in" | "nobody";
            /** @description Whether guests who claim must say for whom they work, because the company's policy requires it. */
            asks_guest: boolean;
            /** @description Token of the caller's own claim; null if there is none. */
            claim_token: string | null;
        };
        /** @description Details of a person who is not a colleague; colleagues omit them. */
        SeatClaimInput: {
            /** @description Name of the attendee, printed on the ticket, 1 to 100 characters. Required for guests. */
            name?: string;
            /** @description Email address that the ticket is sent to. Each address gets one seat. Required for guests. */
            email?: string;
            /** @description Phone number, kept with the ticket, at most 40 characters; null for none. */
            phone?: string | null;
            /** @description Consent to give name and email address to the company and to the organizer of the event. */
            consent?: boolean;
            kind?: components["schemas"]["GuestKind"];
            /** @description Organisation that the guest works for, 1 to 120 characters. Required if `asks_guest` is true. */
            organisation?: string;
        };
        SeatClaim: {
            /** @description Token of the page /seats/claimed/{token}, where the seat can be given back. */
            claim_token: string;
            /** @description Token of the page /t/{token}, which shows the ticket. */
            ticket_token: string;
            /** @description Name of the attendee on the ticket. */
            name: string;
            /** @description Number printed on the ticket, valid until the seat is given back. */
            ticket_number: string;
            /** @description Name of the company that gives the seat. */
            company: string;
            /** @description Current title of the event. */
            event_title: string;
            /** @description Name of the venue. */
            event_venue: string;
            /** @description City of the venue; empty if unknown. */
            event_city: string;
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            event_start_date: string;
            /**
             * Format: date-time
             * @description End of the event. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            event_end_date: string;
            /**
             * @description IANA time zone of the venue; show times in it.
             * @example Asia/Kolkata
             */
            event_timezone: string;
            /** @description Name of the ticket tier. */
            ticket_tier_name: string;
            /** @description URL of the poster. */
            event_image: string | null;
            /**
             * Format: date-time
             * @description Time until which the seat can be given back. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            closes_at: string;
            /** @description Whether the seat can be given back now. */
            can_release: boolean;
        };
        CompanySeatOffer: {
            /** @description Id of the pool. */
            id: number;
            /** @description Token of the page /seats/{token}. */
            token: string;
            /** @description Title of the offer; by default the title of the event. */
            title: string;
            /** @description Message of the colleague who offers the seats; may be empty. */
            message: string;
            /** @description Name of the colleague who offers the seats. */
            offered_by: string;
            /** @description Id of the event. */
            event: number;
            /** @description Current title of the event. */
            event_title: string;
            /** @description Name of the venue. */
            event_venue: string;
            /** @description City of the venue; empty if unknown. */
            event_city: string;
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            event_start_date: string;
            /**
             * Format: date-time
             * @description End of the event. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            event_end_date: string;
            /**
             * @description IANA time zone of the venue; show times in it.
             * @example Asia/Kolkata
             */
            event_timezone: string;
            /** @description Ticket tiers of the offered bookings, separated by commas. */
            ticket_tier_name: string;
            /** @description URL of the poster. */
            event_image: string | null;
            /**
             * Format: date-time
             * @description Time until which seats can be claimed. ISO 8601, UTC.
             * @example 2026-12-05T14:00:00.000Z
             */
            closes_at: string;
            /** @description Number of seats that can be claimed now. Offers with 0 are only included if the caller has claimed a seat. */
            seats_left: number;
            /** @description Token of the caller's own claim; null if there is none. */
            claim_token: string | null;
        };
        CompanySeats: {
            /** @description Offers of colleagues that the caller can claim from or has claimed from, by start of the event; at most 100. */
            results: components["schemas"]["CompanySeatOffer"][];
        };
        /** @description A person of the company. */
        PersonName: {
            /** @description Id of the person. */
            id: number;
            /** @description Full name, or else the email address. */
            name: string;
            /** @description Email address. It also distinguishes people with the same name. */
            email: string;
            /** @description Display name of the role. */
            role_label: string;
        };
        CostCentreMember: {
            /** @description Id of the person. */
            id: number;
            /** @description Full name, or else the email address. */
            name: string;
        };
        /** @description A cost centre, as lists show it. */
        CostCentreName: {
            /** @description Id, which stays the same when the code changes. */
            id: number;
            /**
             * @description Short code, unique in the company. Case does not matter.
             * @example CC-210
             */
            code: string;
            /**
             * @description Name of the cost centre, shown next to its code.
             * @example Engineering
             */
            name: string;
        };
        /**
         * @description Length of the period: one, three or twelve months.
         * @enum {string}
         */
        BudgetPeriod: "month" | "quarter" | "year";
        /**
         * @description A `hard` budget is never exceeded; an `advisory` budget can be exceeded, and then approvers are told by how much.
         * @enum {string}
         */
        BudgetEnforcement: "hard" | "advisory";
        /** @description Amount that a cost centre may spend in a period, including service fee and GST. */
        Budget: {
            /** @description Id of the budget, which stays the same when its amount or terms change. */
            id: number;
            /** @description Version of the object. Send it in `If-Match` when you change the object. */
            version: number;
            cost_centre: components["schemas"]["CostCentreName"];
            period: components["schemas"]["BudgetPeriod"];
            /**
             * Format: date
             * @description First day of the period.
             * @example 2026-10-01
             */
            starts_on: string;
            /**
             * Format: date
             * @description Last day of the period.
             * @example 2026-10-01
             */
            ends_on: string;
            /**
             * @description ISO 4217 code of all amounts of the budget.
             * @example INR
             */
            currency: string;
            enforcement: components["schemas"]["BudgetEnforcement"];
            /** @description Whether the remaining amount is carried over to the budget of the next period. */
            carries_over: boolean;
            /**
             * @description Amount as set. Decimal string with two digits, major units.
             * @example 12400.00
             */
            amount: string;
            /**
             * @description Amount carried over from the previous period, less what was carried over to the next. Can be negative. Decimal string with two digits, major units.
             * @example -12400.00
             */
            carried_over: string;
            /**
             * @description Sum of `amount` and `carried_over`. Decimal string with two digits, major units.
             * @example 12400.00
             */
            limit: string;
            /**
             * @description Amount reserved by open requests and payments. Decimal string with two digits, major units.
             * @example 12400.00
             */
            reserved: string;
            /**
             * @description Amount paid less refunds. Decimal string with two digits, major units.
             * @example 12400.00
             */
            committed: string;
            /**
             * @description Limit less reserved and committed amounts. Can be negative. Decimal string with two digits, major units.
             * @example -12400.00
             */
            remaining: string;
            /** @description Reserved and committed amounts as a percentage of the limit. An advisory budget can exceed 100. */
            used_percent: number;
            /** @description Whether the caller may change it. */
            may_manage: boolean;
        };
        /** @description A cost centre, which a company charges bookings to. */
        CostCentre: {
            /** @description Id, which stays the same when the code changes. */
            id: number;
            /** @description Version of the object. Send it in `If-Match` when you change the object. */
            version: number;
            /** @description Code, unique in the company. Case does not matter. */
            code: string;
            /** @description Name of the cost centre, shown next to its code in lists, requests and files. */
            name: string;
            /** @description Whether new requests and payments can be charged to it. */
            is_active: boolean;
            owner: components["schemas"]["PersonName"] | null;
            /** @description People who can see its budget. Empty for callers who cannot see its budget. */
            members: components["schemas"]["CostCentreMember"][];
            /** @description Today's budget; null if there is none or the caller cannot see it. */
            budget: components["schemas"]["Budget"] | null;
            /** @description Whether the caller owns it or is a member of it. */
            is_mine: boolean;
            /** @description Whether the caller may change it. */
            may_manage: boolean;
        };
        /** @description Cost centres sorted by code. */
        CostCentreList: {
            /** @description Number of matching rows on all pages. */
            count: number;
            /** @description All matching cost centres, without pages. */
            results: components["schemas"]["CostCentre"][];
        };
        CostCentreCreate: {
            /** @description Code: letters, digits, dots, dashes, slashes and underscores. */
            code: string;
            /** @description Name of the cost centre, 1 to 80 characters, shown next to its code. */
            name: string;
            /** @description Id of a person of the company. */
            owner_id?: number | null;
            /** @description Ids of people of the company. */
            member_ids?: number[];
        };
        /** @description A CSV with the columns `code`, `name` and `owner` (an email address, which may be empty). */
        CostCentreImport: {
            /** @description The file, in UTF-8. */
            content: string;
            /** @description Whether to only check the file. */
            dry_run?: boolean;
        };
        /** @description Report of the import. If a row has an error, nothing is written. */
        CostCentreImportReport: {
            /** @description Whether the file was only checked. */
            dry_run: boolean;
            /** @description Number of new cost centres. */
            created: number;
            /** @description Number of cost centres whose name or owner changes. */
            updated: number;
            /** @description Number of rows that change nothing. */
            unchanged: number;
            /** @description Errors by row and column; empty if the file can be imported. */
            errors: components["schemas"]["ImportError"][];
        };
        /** @description Omitted fields stay unchanged. */
        CostCentreUpdate: {
            /** @description Code: letters, digits, dots, dashes, slashes and underscores. It must be unique in the company; case does not matter. */
            code?: string;
            /** @description Name of the cost centre, 1 to 80 characters, shown next to its code. */
            name?: string;
            /** @description Id of a person of the company. */
            owner_id?: number | null;
            /** @description Ids of people of the company. */
            member_ids?: number[];
            /** @description Whether new requests and payments can be charged to it. */
            is_active?: boolean;
        };
        /** @description Budgets sorted by code of the cost centre, then by first day. */
        BudgetList: {
            /** @description Number of matching rows on all pages. */
            count: number;
            /** @description Matching rows on this page. */
            results: components["schemas"]["Budget"][];
        };
        /** @description Sets the budget of a cost centre for the period that starts on `starts_on`. */
        BudgetInput: {
            /** @description Id of a cost centre of the caller's company. */
            cost_centre: number;
            period: components["schemas"]["BudgetPeriod"];
            /**
             * Format: date
             * @description First day of a month.
             * @example 2026-10-01
             */
            starts_on: string;
            /**
             * @description Amount in major units, with at most two decimals. A hard budget must be at least what is reserved and committed.
             * @example 25000.00
             */
            amount: string | number;
            /** @description ISO 4217 code; INR by default. */
            currency?: components["schemas"]["Currency"];
            enforcement?: components["schemas"]["BudgetEnforcement"];
            /** @description Whether the remaining amount is carried over to the budget of the next period. */
            carries_over?: boolean;
        };
        /** @enum {string} */
        BudgetEntryKind: "reserved" | "committed" | "released" | "given_back" | "amount_set" | "carried_over";
        /** @description A line of the ledger. Lines never change. */
        BudgetEntry: {
            /** @description Id of the line. Later lines have higher ids. */
            id: number;
            /**
             * Format: date-time
             * @description Date and time. ISO 8601, UTC.
             */
            at: string;
            kind: components["schemas"]["BudgetEntryKind"];
            /**
             * @description Change of the limit. Can be negative. Decimal string with two digits, major units.
             * @example -12400.00
             */
            amount: string;
            /**
             * @description Change of the reserved amount. Can be negative. Decimal string with two digits, major units.
             * @example -12400.00
             */
            reserved: string;
            /**
             * @description Change of the committed amount. Can be negative. Decimal string with two digits, major units.
             * @example -12400.00
             */
            committed: string;
            /**
             * @description Remaining amount after this line. Can be negative. Decimal string with two digits, major units.
             * @example -12400.00
             */
            remaining: string;
            /** @description Id of the booking that caused the change; null for changes of the limit. */
            booking: number | null;
            /** @description Booking number shown to people; null without a booking. */
            booking_number: string | null;
            /** @description Current title of the event; null without a booking. */
            event_title: string | null;
            /** @description Id of the request for approval. */
            approval: number | null;
            /** @description Id of the payment. */
            payment: string | null;
            /** @description Name of the person who caused the change; empty for automatic changes. */
            person_name: string;
            /** @description Reason for the change, such as the purpose of a request or the reason for a refund; may be empty. */
            note: string;
        };
        /** @description Sorted newest first. */
        BudgetLedger: {
            /** @description Number of lines on all pages. */
            count: number;
            budget: components["schemas"]["Budget"];
            /** @description Lines on this page. */
            results: components["schemas"]["BudgetEntry"][];
        };
        /**
         * @description What a rule applies to.
         * @enum {string}
         */
        PolicyRuleKind: "ticket_price" | "request_total" | "seats" | "category" | "days_ahead" | "guests" | "guest_value" | "exclusive_event";
        /**
         * @description Who decides: the owner of the cost centre, or also a company admin.
         * @enum {string}
         */
        Decider: "owner" | "admin";
        /** @description A rule of the policy. `above` is used by `ticket_price`, `request_total` and `guest_value`; `seats`, `category` and `days` by `seats`, `category` and `days_ahead`; `guest_kind` by `guests` and `guest_value`. */
        PolicyRule: {
            kind: components["schemas"]["PolicyRuleKind"];
            outcome: components["schemas"]["PolicyOutcome"];
            decider: components["schemas"]["Decider"];
            /**
             * @description The rule applies above this amount. `request_total` and `guest_value` (the value given to a guest in a calendar year) include service fee and GST. Decimal string with two digits, major units.
             * @example 12400.00
             */
            above: string | null;
            /** @description The rule applies to requests for more seats than this. */
            seats: number | null;
            /** @description The rule applies to events of the category with this id. */
            category: number | null;
            /** @description The rule applies if the event starts in fewer days than this. */
            days: number | null;
            /** @description Kind of guest; null for both. */
            guest_kind: components["schemas"]["GuestKind"] | null;
            /** @description Message shown with a refusal; empty for the default message. */
            sentence: string;
            /**
             * @description The rule as a sentence, for display.
             * @example Above ₹25,000.00 a ticket needs approval
             */
            text: string;
        };
        /** @description Policy of the company. Without rules, everyone can book and pay without approval. */
        CompanyPolicy: {
            /** @description Version of the policy, which increases with every change; 0 before the first. Send it in `If-Match` when you change the policy. */
            version: number;
            /** @description Rules in the order in which they were set; empty if there are none. */
            rules: components["schemas"]["PolicyRule"][];
            /** @description Hours in which to decide on a request; its seats stay held for that time. */
            decision_hours: number;
            /** @description Hours in which to pay after approval. */
            payment_hours: number;
            /** @description Whether approved requests are paid from the company's account at once, and people who need no approval can choose the gateway `account`. Requires an open account. */
            pays_on_account: boolean;
            /** @description Whether links in emails can decide requests without signing in. */
            links_allowed: boolean;
            /** @description Whether requests and payments must name a cost centre, if the company has active ones. */
            requires_cost_centre: boolean;
            /** @description Whether the caller can change the policy. False until the company's domain is proven. */
            may_manage: boolean;
        };
        PolicyRuleInput: {
            kind: components["schemas"]["PolicyRuleKind"];
            outcome: components["schemas"]["PolicyOutcome"];
            decider?: components["schemas"]["Decider"];
            /**
             * @description For `ticket_price`, `request_total` and `guest_value`: the amount above which the rule applies, in major units with at most two decimals.
             * @example 25000.00
             */
            above?: string | number;
            /** @description For `seats`: the number of seats above which the rule applies. */
            seats?: number;
            /** @description For `category`: id of the category. */
            category?: number;
            /** @description For `days_ahead`: the rule applies if the event starts in fewer days than this. */
            days?: number;
            guest_kind?: components["schemas"]["GuestKind"];
            /** @description Message shown with a refusal instead of the default one, in one line with at most 300 characters. */
            sentence?: string;
        };
        /** @description Replaces the whole policy. */
        CompanyPolicyInput: {
            /** @description All rules of the policy, at most 50. An empty list removes all rules. */
            rules: components["schemas"]["PolicyRuleInput"][];
            /**
             * @description Hours in which to decide on a request; its seats stay held for that time.
             * @default 24
             */
            decision_hours?: number;
            /**
             * @description Hours in which to pay after approval.
             * @default 24
             */
            payment_hours?: number;
            /** @description Whether approved requests are paid from the company's account at once. Requires an open account. False by default. */
            pays_on_account?: boolean;
            /** @description Whether links in emails can decide requests without signing in. False by default. */
            links_allowed?: boolean;
            /** @description Whether requests and payments must name a cost centre. False by default. */
            requires_cost_centre?: boolean;
        };
        PolicyItem: {
            /** @description Id of the event. */
            event: number;
            /** @description Id of a ticket tier of this event. */
            ticket_tier: number;
            /** @description Number of tickets. */
            quantity: number;
        };
        /** @description The purchase to check: either `booking_ids`, pending bookings of the caller, or `items`, tickets that could be booked, at current prices. */
        PolicyCheckRequest: {
            /** @description Ids of pending bookings of the caller. Bookings that are already approved are not checked. */
            booking_ids?: number[];
            /** @description Tickets that would be booked. No seats are held. */
            items?: components["schemas"]["PolicyItem"][];
            /** @description Id of another person of the company. Requires the permission `manage_company`. */
            user?: number;
            /** @description Id of an active cost centre whose budget is checked. If omitted, no budget is checked. */
            cost_centre?: number;
            /** @description Guests from outside the company whom the booking would invite, at most 100. */
            guests?: components["schemas"]["GuestInput"][];
        };
        /** @description Result of one check: of a rule, the budget, an organizer's deadline, or the availability of people who can decide. */
        PolicyFinding: {
            /**
             * @description What was checked. `cost_centre`, `budget`, `deadline` and `deciders` are not rules of the policy.
             * @enum {string}
             */
            kind: "ticket_price" | "request_total" | "seats" | "category" | "days_ahead" | "guests" | "guest_value" | "exclusive_event" | "cost_centre" | "budget" | "deadline" | "deciders";
            outcome: components["schemas"]["PolicyOutcome"];
            /**
             * @description The result as a sentence, for display.
             * @example ₹18,500.00 a seat, above the ₹15,000.00 limit
             */
            sentence: string;
            /** @description Who decides, or what to do; may be empty. */
            detail: string;
        };
        /** @description A person who can decide a request, for themselves or as a delegate. */
        DecidingPerson: {
            /** @description Id of the person. */
            id: number;
            /** @description Full name, or else the email address. */
            name: string;
            /** @description Email address; empty if a client checks the policy. */
            email: string;
            /** @description Display name of the role. */
            role_label: string;
            /** @description Name of the person in whose place they decide; null if they decide for themselves. */
            for_name: string | null;
        };
        PolicyCheck: {
            outcome: components["schemas"]["PolicyOutcome"];
            /** @description One result for each rule, then results for budget, deciders, deadline and cost centre if they apply. */
            findings: components["schemas"]["PolicyFinding"][];
            /**
             * @description Amount including service fee and GST. Decimal string with two digits, major units.
             * @example 12400.00
             */
            total: string;
            /** @description ISO 4217 code of `total` and `remaining_after`. */
            currency: string;
            cost_centre: components["schemas"]["CostCentre"] | null;
            /**
             * @description Amount that would remain in the budget; null if the caller cannot see it. Can be negative. Decimal string with two digits, major units.
             * @example -12400.00
             */
            remaining_after: string | null;
            /** @description People who can decide the first step; empty if no decision is needed. */
            deciders: components["schemas"]["DecidingPerson"][];
            /** @description Whether a company admin must decide as well. */
            needs_admin: boolean;
            /**
             * Format: date-time
             * @description Time until which a request made now would hold the seats. ISO 8601, UTC.
             */
            deadline: string | null;
            /** @description Median hours to a decision in the last 90 days; null with fewer than three decisions. */
            usual_hours: number | null;
            /** @description Whether approving a request pays for it at once from the company's account. Over the account's limit, the approval returns 409 `account_limit`. */
            pays_on_account: boolean;
            /** @description Whether a rule depends on guests, so that the person who books must name the invited guests. */
            asks_guests: boolean;
        };
        /** @description A request in a list. */
        ApprovalSummary: {
            /** @description Id of the request, used to read it and to decide on it. */
            id: number;
            /** @description Version of the request, which increases with every change. */
            version: number;
            status: components["schemas"]["ApprovalStatus"];
            /**
             * Format: date-time
             * @description Time of the request. ISO 8601, UTC.
             */
            created_at: string;
            requester: components["schemas"]["PersonName"];
            cost_centre: components["schemas"]["CostCentreName"] | null;
            /** @description Title of the first booking's event. */
            event_title: string;
            /** @description Number of different events. */
            event_count: number;
            /** @description URL of the poster of the first booking's event. */
            image: string | null;
            /**
             * Format: date-time
             * @description Start of the first booking's event. ISO 8601, UTC.
             */
            event_start_at: string;
            /** @description IANA time zone of the first booking's venue; show the start in it. */
            event_timezone: string;
            /** @description Number of tickets in all bookings. */
            seats: number;
            /** @description Name of the first booking's ticket tier. */
            ticket_tier_name: string;
            /** @description ISO 4217 code of `total`. */
            currency: string;
            /**
             * @description Total. Decimal string with two digits, major units.
             * @example 12400.00
             */
            total: string;
            /** @description Whether a rule requires the decision of a company admin. */
            is_exception: boolean;
            /**
             * Format: date-time
             * @description Time until which the seats are held for the decision. ISO 8601, UTC.
             */
            deadline: string;
            /**
             * Format: date-time
             * @description Time until which the requester can pay after approval. ISO 8601, UTC.
             */
            pay_by: string | null;
            /** @description Whether a booking of the request was paid. Stays true after a refund. */
            is_paid: boolean;
            /**
             * Format: date-time
             * @description Time at which the request ended; null while it is open. ISO 8601, UTC.
             */
            decided_at: string | null;
            /** @description Whether the caller can approve or decline the request now. */
            can_decide: boolean;
        };
        /** @description Pending requests by deadline, other requests newest first. */
        ApprovalList: {
            /** @description Number of matching rows on all pages. */
            count: number;
            /** @description Number of requests that the caller can decide now. */
            waiting: number;
            /** @description Matching rows on this page. */
            results: components["schemas"]["ApprovalSummary"][];
        };
        /** @description A request for approval of pending bookings of the caller. */
        ApprovalCreate: {
            /** @description Ids of pending bookings of the caller, all in one currency, at most 50. */
            booking_ids: number[];
            /** @description Id of the cost centre to charge. Required if the company has cost centres. */
            cost_centre?: number;
            /** @description Purpose of the bookings. */
            purpose: string;
            purpose_kind?: components["schemas"]["PurposeKind"];
            /** @description Guests from outside the company whom the bookings invite, at most 100. */
            guests?: components["schemas"]["GuestInput"][];
        };
        ApprovalBooking: {
            /** @description Id of the booking. It stays the same when the request ends. */
            id: number;
            /** @description Booking number shown to people, such as BK-2026-004817. */
            booking_number: string;
            /** @description Id of the event. */
            event: number;
            /** @description Current title of the event. */
            event_title: string;
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             */
            event_start_at: string;
            /** @description IANA time zone of the venue; show the start in it. */
            event_timezone: string;
            /** @description Name of the venue. */
            venue: string;
            /** @description City of the venue; empty if unknown. */
            city: string;
            /** @description URL of the poster. */
            image: string | null;
            /** @description Name of the ticket tier. */
            ticket_tier_name: string;
            /** @description Number of tickets requested. */
            quantity: number;
            /**
             * @description Price per ticket. Decimal string with two digits, major units.
             * @example 12400.00
             */
            unit_price: string;
            /**
             * @description The booking's share of the total. Decimal string with two digits, major units.
             * @example 12400.00
             */
            amount: string;
            status: components["schemas"]["BookingStatus"];
            /** @description Names of colleagues who have tickets for the event and whom the caller can see, at most 20. */
            colleagues: string[];
        };
        /** @description The budget that the request is charged to. */
        ApprovalBudget: {
            /** @description Id of the budget. Its ledger has a line for this request. */
            id: number;
            /**
             * @description Limit of the budget. Decimal string with two digits, major units.
             * @example 12400.00
             */
            limit: string;
            /**
             * @description Amount spent. Decimal string with two digits, major units.
             * @example 12400.00
             */
            committed: string;
            /**
             * @description Amount reserved by other requests and payments. Decimal string with two digits, major units.
             * @example 12400.00
             */
            reserved_by_others: string;
            /**
             * @description Amount reserved or spent by this request. Decimal string with two digits, major units.
             * @example 12400.00
             */
            this_request: string;
            /**
             * @description Amount remaining after this request. Can be negative. Decimal string with two digits, major units.
             * @example -12400.00
             */
            remaining: string;
            enforcement: components["schemas"]["BudgetEnforcement"];
            period: components["schemas"]["BudgetPeriod"];
            /**
             * Format: date
             * @description Last day of the period.
             * @example 2026-10-01
             */
            ends_on: string;
        };
        /** @description A decision that is needed or was made. */
        ApprovalStep: {
            decider: components["schemas"]["Decider"];
            /**
             * @description Whether the decision is pending, or how it was made.
             * @enum {string}
             */
            status: "waiting" | "approved" | "declined";
            /** @description People who can decide this step now. */
            people: components["schemas"]["DecidingPerson"][];
            decided_by: components["schemas"]["PersonName"] | null;
            /** @description Name of the person in whose place a delegate decided. */
            for_person: string | null;
            /**
             * Format: date-time
             * @description Time of the decision. ISO 8601, UTC.
             */
            decided_at: string | null;
            /** @description Note on the decision; for a refusal, the reason. Empty if there is none. */
            note: string;
        };
        /** @description A request for approval. */
        Approval: {
            /** @description Id of the request, used to read it and to decide on it. */
            id: number;
            /** @description Version of the request, which increases with every change. */
            version: number;
            status: components["schemas"]["ApprovalStatus"];
            /**
             * Format: date-time
             * @description Time of the request. ISO 8601, UTC.
             */
            created_at: string;
            requester: components["schemas"]["PersonName"];
            cost_centre: components["schemas"]["CostCentreName"] | null;
            /** @description Purpose of the bookings, as the requester wrote it. */
            purpose: string;
            purpose_kind: components["schemas"]["PurposeKind"];
            /** @description Guests from outside the company whom the bookings invite, at most 100. */
            guests: components["schemas"]["GuestInput"][];
            /** @description Requested bookings with their current state. */
            bookings: components["schemas"]["ApprovalBooking"][];
            /** @description ISO 4217 code of all amounts of the request. */
            currency: string;
            /**
             * @description Price of the tickets. Decimal string with two digits, major units.
             * @example 12400.00
             */
            subtotal: string;
            /**
             * @description Service fee. Decimal string with two digits, major units.
             * @example 12400.00
             */
            service_fee: string;
            /**
             * @description GST. Decimal string with two digits, major units.
             * @example 12400.00
             */
            gst: string;
            /**
             * @description Total. Decimal string with two digits, major units.
             * @example 12400.00
             */
            total: string;
            /** @description Results of the policy at the time of the request. */
            findings: components["schemas"]["PolicyFinding"][];
            /** @description The budget that the request is charged to; null if there is none or the caller cannot see it. */
            budget: components["schemas"]["ApprovalBudget"] | null;
            /** @description Steps in the order in which they are decided. */
            steps: components["schemas"]["ApprovalStep"][];
            /**
             * Format: date-time
             * @description Time until which the seats are held for the decision. ISO 8601, UTC.
             */
            deadline: string;
            /**
             * Format: date-time
             * @description Time at which the request ended; null while it is open. ISO 8601, UTC.
             */
            decided_at: string | null;
            /** @description Reason for the refusal, or why the request ended; may be empty. */
            reason: string;
            /**
             * Format: date-time
             * @description Time until which the requester can pay after approval. ISO 8601, UTC.
             */
            pay_by: string | null;
            /** @description Public id of the payment. */
            payment: string | null;
            /** @description Whether a booking of the request was paid. Stays true after a refund. */
            is_paid: boolean;
            /** @description Whether approving a request pays for it at once from the company's account. Over the account's limit, the approval returns 409 `account_limit`. */
            pays_on_account: boolean;
            /** @description Whether the request is for a place on a waiting list, so that no seats are held yet. */
            is_in_advance: boolean;
            /** @description Whether the caller can approve or decline the request now. */
            can_decide: boolean;
            /** @description Whether the caller can withdraw the request. True for the requester while it is pending. */
            can_withdraw: boolean;
            /** @description Whether the caller can delegate the decision. */
            can_delegate: boolean;
        };
        ApprovalLink: {
            /** @description Id of the request, to open it after signing in. */
            approval_id: number;
            /** @description Whether the caller must sign in to decide, because the company's policy does not allow decisions by link. The request is then not included. */
            needs_sign_in: boolean;
            /** @description The request as the approver sees it; null if signing in is required. */
            approval: components["schemas"]["Approval"] | null;
            /** @description The person to whom the link was sent and in whose name it decides. */
            approver: components["schemas"]["PersonName"] | null;
        };
        ApprovalDecision: {
            /** @description Note shown to the requester. */
            note?: string;
            /** @description Whether to approve although an advisory budget is exceeded. */
            over_budget?: boolean;
        };
        ApprovalDecline: {
            /** @description Note shown to the requester. */
            reason: string;
        };
        ApprovalDelegate: {
            /** @description Id of a person of the company other than the requester. */
            to: number;
            /** @description Note, kept in the company's record of changes, at most 400 characters. */
            note?: string;
        };
        /** @description Who decides in the caller's place. */
        Delegation: {
            delegate: components["schemas"]["PersonName"] | null;
            /**
             * Format: date-time
             * @description Start of the delegation. ISO 8601, UTC.
             */
            from: string | null;
            /**
             * Format: date-time
             * @description End of the delegation; null for until further notice. ISO 8601, UTC.
             */
            until: string | null;
            /** @description Whether the delegation applies now. */
            is_active: boolean;
        };
        /** @description A delegation; null for `delegate_id` ends it. */
        DelegationInput: {
            /** @description Id of a person of the company who is not a client. */
            delegate_id: number | null;
            /**
             * Format: date-time
             * @description Start of the delegation; now by default. ISO 8601, UTC.
             */
            from?: string;
            /**
             * Format: date-time
             * @description End of the delegation; by default until further notice. ISO 8601, UTC.
             */
            until?: string;
        };
        /** @description An invoice of a purchase on account. */
        CreditDocument: {
            /** @description Number printed on the invoice. */
            number: string;
            /** @description Id of a booking of the invoice. GET /bookings/{id}/invoices/{document_id}/ returns the PDF. */
            booking: number;
            /** @description Id of the document, used as `document_id` in the path of its PDF. */
            id: number;
            /** @description Number of the corrected invoice that replaces this one; null if none does. */
            replaced_by: string | null;
        };
        /** @description A purchase on account. `amount` is the sum of `credited`, `received` and `open`. */
        CreditInvoice: {
            /** @description Id of the payment. */
            payment: string;
            /** @description Invoices of the purchase; empty for a few seconds until they are issued. */
            documents: components["schemas"]["CreditDocument"][];
            /**
             * Format: date-time
             * @description Time of the purchase. ISO 8601, UTC.
             */
            bought_at: string;
            /**
             * Format: date
             * @description Due date.
             * @example 2026-10-01
             */
            due_on: string;
            /**
             * @description Amount charged, including service fee and GST. Decimal string with two digits, major units.
             * @example 12400.00
             */
            amount: string;
            /**
             * @description Amount refunded. Decimal string with two digits, major units.
             * @example 12400.00
             */
            credited: string;
            /**
             * @description Amount paid by receipts. Decimal string with two digits, major units.
             * @example 12400.00
             */
            received: string;
            /**
             * @description Amount still owed. Decimal string with two digits, major units.
             * @example 12400.00
             */
            open: string;
            /** @description Whether an amount is still owed after the due date, in India's time zone. */
            is_overdue: boolean;
            cost_centre: components["schemas"]["CostCentreName"] | null;
            /** @description Name of the buyer. */
            person_name: string;
            /** @description Whether this is a test purchase, which moved no money. */
            is_test: boolean;
            correction: components["schemas"]["InvoiceCorrectionTerms"];
        };
        /** @description Reversal of a receipt that was recorded by mistake. Its amounts are owed again. */
        CreditReversal: {
            /**
             * Format: date-time
             * @description Time of the reversal. ISO 8601, UTC.
             */
            reversed_at: string;
            /** @description Name of the platform admin. */
            reversed_by: string;
            /** @description Reason for the reversal, as the platform admin wrote it. */
            reason: string;
        };
        /** @description A payment that the platform recorded. */
        CreditReceipt: {
            /** @description Id of the receipt, used to reverse it. */
            id: number;
            /**
             * Format: date
             * @description Day on which the bank received the payment.
             * @example 2026-10-01
             */
            received_on: string;
            /**
             * @description Amount received. Decimal string with two digits, major units.
             * @example 12400.00
             */
            amount: string;
            /** @description Reference of the bank transfer. */
            reference: string;
            /** @description Purchases that the receipt pays. */
            parts: {
                /** @description Id of the payment. */
                payment: string;
                /**
                 * @description Part of the receipt that pays this purchase. Decimal string with two digits, major units.
                 * @example 12400.00
                 */
                amount: string;
            }[];
            /**
             * @description Part of the receipt that is kept as credit. Decimal string with two digits, major units.
             * @example 12400.00
             */
            unused: string;
            /**
             * Format: date-time
             * @description Time at which the receipt was recorded. ISO 8601, UTC.
             */
            recorded_at: string;
            /** @description Name of the platform admin. */
            recorded_by: string;
            /** @description Reversal of the receipt; null if it was not reversed. */
            reversal: components["schemas"]["CreditReversal"] | null;
        };
        /** @description Refund of a cancelled or refunded purchase to the account. */
        CreditRefund: {
            /** @description Id of the payment. */
            payment: string;
            /**
             * Format: date-time
             * @description Time of the refund. ISO 8601, UTC.
             */
            refunded_at: string;
            /**
             * @description Amount refunded. Decimal string with two digits, major units.
             * @example 12400.00
             */
            amount: string;
            /** @description Numbers of the credit notes of the refund; empty until they are issued. */
            credit_note_numbers: string[];
            /** @description Reason for the refund. */
            reason: string;
        };
        /** @description Account on which a company pays later. */
        CompanyCredit: {
            /** @description Whether purchases can be charged to it. */
            is_open: boolean;
            /** @description Version of the account, which increases with every change; 0 for a company that never had an account. Send it in `If-Match` when you change the account. */
            version: number;
            /** @description ISO 4217 code of all sums of the account. */
            currency: string;
            /**
             * @description Maximum amount that can be owed. Decimal string with two digits, major units.
             * @example 12400.00
             */
            credit_limit: string;
            /**
             * @description Amount still owed. Decimal string with two digits, major units.
             * @example 12400.00
             */
            open: string;
            /**
             * @description Amount that can still be charged, at least zero. Decimal string with two digits, major units.
             * @example 12400.00
             */
            available: string;
            /**
             * @description Amount received or refunded beyond what is owed. It pays the next purchases. Decimal string with two digits, major units.
             * @example 12400.00
             */
            credit_balance: string;
            /**
             * @description Amount owed that is due today or earlier. Decimal string with two digits, major units.
             * @example 12400.00
             */
            due: string;
            /**
             * @description Amount owed that was due before today. Decimal string with two digits, major units.
             * @example 12400.00
             */
            overdue: string;
            /**
             * Format: date
             * @description Earliest due date of the amounts owed; null if nothing is owed.
             */
            next_due_on: string | null;
            /** @description Days from a purchase to its due date, in India's time zone. */
            days_to_pay: number;
            /** @description Email address for reminders; empty to send them to the company's admins. */
            billing_email: string;
            /** @description Open purchases, then the newest settled ones; at most 100. */
            invoices: components["schemas"]["CreditInvoice"][];
            /** @description Newest receipts, at most 100. */
            receipts: components["schemas"]["CreditReceipt"][];
            /** @description Newest refunds, at most 100. */
            refunds: components["schemas"]["CreditRefund"][];
        };
        /** @description Omitted fields stay unchanged. The first change requires `credit_limit`; the account is then open unless `is_open` is false, with 30 days to pay by default. */
        CompanyCreditInput: {
            /** @description Whether new purchases can be charged. Amounts owed stay owed. */
            is_open?: boolean;
            /**
             * @description Maximum amount that can be owed, in major units with at most two decimals.
             * @example 25000.00
             */
            credit_limit?: string | number;
            /** @description Days from a purchase to its due date, in India's time zone. */
            days_to_pay?: number;
            /** @description Email address for reminders; empty to send them to the company's admins. */
            billing_email?: string;
        };
        /** @description Pays the given purchases in order, then those that are due first. */
        CreditReceiptInput: {
            /**
             * @description Amount received, in major units with at most two decimals.
             * @example 25000.00
             */
            amount: string | number;
            /**
             * Format: date
             * @description Day on which the bank received the payment.
             * @example 2026-10-01
             */
            received_on: string;
            /** @description Reference of the bank transfer. Each reference is recorded once. */
            reference: string;
            /** @description Public ids of the payments to pay first. */
            payments?: string[];
        };
        CreditReversalInput: {
            /** @description Reason for the reversal, shown to the company's admins. */
            reason: string;
        };
        /**
         * @description Whether the failure needs a decision or was given up.
         * @default open
         * @enum {string}
         */
        FailureState: "open" | "given_up";
        /**
         * @description Kind of the failed work.
         * @enum {string}
         */
        FailureKind: "job" | "mail" | "refund" | "payment" | "dispute";
        /**
         * @description What the platform can do about the failure.
         * @enum {string}
         */
        FailureAction: "retry" | "give_up" | "paid_by_hand";
        /** @description Work that failed, with what is known about its context. */
        Failure: {
            kind: components["schemas"]["FailureKind"];
            /** @description Id of the failure, unique within its kind. */
            id: number;
            /**
             * @description What the work was to do, for display.
             * @example Confirmation of a payment
             */
            name: string;
            state: components["schemas"]["FailureState"];
            /** @description Number of attempts; null if the work is not retried. */
            attempts: number | null;
            /** @description Last error of the job, the mail server or the gateway. */
            last_error: string | null;
            /**
             * Format: date-time
             * @description Time of the last failure; for payments and disputes, the time at which they started. ISO 8601, UTC.
             */
            since: string;
            /** @description Reason for giving up. */
            given_up_reason: string | null;
            /** @description Email address of the recipient, for emails. */
            recipient: string | null;
            /** @description Gateway, for refunds, payments and disputes. */
            gateway: string | null;
            /** @description Amount, for refunds, payments and disputes. */
            amount: string | null;
            /** @description ISO 4217 code of the amount. */
            currency: string | null;
            /** @description Public id of the payment. */
            payment: string | null;
            /** @description Event of the booking, or the event that the work is about. */
            event: {
                /** @description Id of the event. */
                id: number;
                /** @description Title of the event. */
                title: string;
            } | null;
            /** @description The booking; for a payment for several bookings, the first. */
            booking: {
                /** @description Id of the booking. */
                id: number;
                /** @description Booking number shown to people, such as BK-2026-004817. */
                number: string;
            } | null;
            /** @description Company that the work is for. */
            company: {
                /** @description Id of the company. */
                id: number;
                /** @description Current name of the company. */
                name: string;
            } | null;
            /** @description Possible actions; empty for payments, disputes and failures that were given up. */
            actions: components["schemas"]["FailureAction"][];
        };
        FailureList: {
            /** @description Number of matching rows on all pages. */
            count: number;
            /** @description Page returned, from 1. */
            page: number;
            /** @description Maximum number of rows per page; 20 by default. */
            page_size: number;
            /** @description Number of failures with the requested state, by kind. */
            counts: {
                /** @description Background jobs that used all attempts. */
                job: number;
                /** @description Emails that were not sent. */
                mail: number;
                /** @description Refunds that a gateway refused. */
                refund: number;
                /** @description Payments without an outcome after a day. */
                payment: number;
                /** @description Open disputes at a gateway. */
                dispute: number;
            };
            /** @description Failures on this page, newest first. */
            results: components["schemas"]["Failure"][];
        };
        GiveUpInput: {
            /**
             * @description Reason for giving up, kept in the recorded changes.
             * @example The event is over.
             */
            reason: string;
        };
        PaidByHandInput: {
            /**
             * @description Reference of the transfer.
             * @example NEFT 2026-11-23 4471
             */
            reference: string;
        };
        UpcomingAttendance: {
            /** @description Id of the event. */
            event: number;
            /** @description Title of the event. */
            title: string;
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             */
            start_at: string;
            /** @description IANA time zone of the venue; show the start in it. */
            timezone: string;
            /** @description City of the venue; empty if unknown. */
            city: string;
            /** @description URL of the poster. */
            image: string | null;
            /** @description Number of paid seats of the company; for owners of cost centres, those charged to their cost centres. */
            seats: number;
            /** @description Number of seats without an attendee. */
            unassigned: number;
            /** @description Names of attendees, at most ten. */
            people: string[];
        };
        /** @description Amounts of the account of a company. */
        CreditSummary: {
            /** @description Whether purchases can be charged to it. */
            is_open: boolean;
            /** @description ISO 4217 code of all sums of the account. */
            currency: string;
            /**
             * @description Maximum amount that can be owed. Decimal string with two digits, major units.
             * @example 12400.00
             */
            credit_limit: string;
            /**
             * @description Amount still owed. Decimal string with two digits, major units.
             * @example 12400.00
             */
            open: string;
            /**
             * @description Amount that can still be charged, at least zero. Decimal string with two digits, major units.
             * @example 12400.00
             */
            available: string;
            /**
             * @description Amount owed that is due today or earlier. Decimal string with two digits, major units.
             * @example 12400.00
             */
            due: string;
            /**
             * @description Amount owed that was due before today. Decimal string with two digits, major units.
             * @example 12400.00
             */
            overdue: string;
            /**
             * Format: date
             * @description Earliest due date of the amounts owed; null if nothing is owed.
             */
            next_due_on: string | null;
        };
        /** @description Overview of the company. Owners of cost centres see the figures of their cost centres. */
        CompanyOverview: {
            /** @description Name of the company. */
            company_name: string;
            /** @description GST registration number; null if not given. */
            gstin: string | null;
            /** @description Number of open accounts of the company. The counts of the four roles add up to it. */
            people: number;
            /**
             * Format: date
             * @description First day of the period.
             * @example 2026-10-01
             */
            from: string;
            /**
             * Format: date
             * @description Last day of the period.
             * @example 2026-10-01
             */
            to: string;
            /** @description ISO 4217 code of the budget amounts. INR, or if there is no budget in INR, the currency with the largest budgets. */
            currency: string;
            /**
             * @description Limit of the budgets of the period. Decimal string with two digits, major units.
             * @example 12400.00
             */
            limit: string;
            /**
             * @description Amount spent. Decimal string with two digits, major units.
             * @example 12400.00
             */
            spent: string;
            /**
             * @description Amount reserved. Decimal string with two digits, major units.
             * @example 12400.00
             */
            committed: string;
            /**
             * @description Amount remaining. Can be negative. Decimal string with two digits, major units.
             * @example -12400.00
             */
            remaining: string;
            /** @description Days of the period after today, in India's time zone; all its days before it starts. */
            days_left: number;
            /** @description Active cost centres by code; for owners, the ones that they own. */
            cost_centres: components["schemas"]["CostCentre"][];
            /** @description The next three events for which the company has seats, by start. */
            upcoming: components["schemas"]["UpcomingAttendance"][];
            /** @description Number of open accounts with the role `employee`. */
            employees: number;
            /** @description Number of open accounts with the role `company_manager`. */
            managers: number;
            /** @description Number of open accounts with the role `company_admin`. */
            admins: number;
            /** @description Number of open accounts with the role `client`. */
            clients: number;
            /** @description Number of open invitations whose link still works. */
            invited: number;
            /** @description Number of requests that the caller can decide. */
            waiting: number;
            /** @description Account on which the company pays later; null if it never had one, and for owners of cost centres. */
            account: components["schemas"]["CreditSummary"] | null;
        };
        /** @enum {string} */
        SpendGrouping: "cost_centre" | "event" | "person" | "month";
        SpendRow: {
            /** @description Id of the row, or the month; `none` for bookings without a cost centre, `others` for all rows after the 500th. */
            key: string;
            /** @description Name of the cost centre, event or person, or the month as text. */
            label: string;
            /** @description Code of the cost centre, day and city of the event, or email address of the person; empty for months. */
            detail: string;
            /** @description Number of paid and reserved bookings, without fully refunded ones. */
            bookings: number;
            /** @description Number of seats in paid and reserved bookings. */
            seats: number;
            /**
             * @description Amount paid less refunds. Decimal string with two digits, major units.
             * @example 12400.00
             */
            spent: string;
            /**
             * @description Amount reserved. Decimal string with two digits, major units.
             * @example 12400.00
             */
            committed: string;
            /** @description Number of seats that were checked in. */
            came: number;
            /** @description Number of seats at past events that were not checked in. */
            absent: number;
            /**
             * @description Amount spent on past events per seat that was checked in. Decimal string with two digits, major units.
             * @example 12400.00
             */
            per_person_who_came: string | null;
        };
        /** @description Spend of the company; for owners of cost centres, the spend of their cost centres. */
        CompanySpend: {
            /**
             * Format: date
             * @description First day of the period.
             * @example 2026-10-01
             */
            from: string;
            /**
             * Format: date
             * @description Last day of the period.
             * @example 2026-10-01
             */
            to: string;
            grouping: components["schemas"]["SpendGrouping"];
            /** @description ISO 4217 code of all amounts. INR, or if nothing was spent in INR, the currency with the largest amount. Downloads contain all currencies. */
            currency: string;
            /**
             * @description Total amount spent. Decimal string with two digits, major units.
             * @example 12400.00
             */
            total: string;
            /** @description Months in order; other rows by amount spent, largest first. At most 500 rows and one for the rest. */
            results: components["schemas"]["SpendRow"][];
        };
        HospitalityOrganisation: {
            /** @description Organisation that the guests work for. Spellings that differ only in case count as one. */
            organisation: string;
            /** @description Number of different people of the organisation who were invited. */
            guests: number;
            /** @description Number of invitations of people of the organisation, one for each guest of each booking. */
            times: number;
            /**
             * @description Value of the seats given to its guests, including service fee and GST. Decimal string with two digits, major units.
             * @example 12400.00
             */
            value: string;
        };
        HospitalityInvitation: {
            /** @description Number of the booking by which the guest was invited. */
            booking_number: string;
            /** @description Id of the event. */
            event: number;
            /** @description Current title of the event. */
            event_title: string;
            /**
             * Format: date-time
             * @description Start of the event. ISO 8601, UTC.
             */
            event_start_at: string;
            /** @description IANA time zone of the venue; show the start in it. */
            event_timezone: string;
            /**
             * @description Value of the seat given to the guest, including service fee and GST. Decimal string with two digits, major units.
             * @example 12400.00
             */
            value: string;
            /** @description Purpose of the invitation, as the inviter wrote it. */
            purpose: string;
            /** @description Name of the person who booked. */
            invited_by: string;
            /** @description Name of the person who approved; empty if no approval was needed. */
            approved_by: string[];
        };
        /** @description Seats that a guest was given in a year. */
        HospitalityGuest: {
            /** @description Id of the guest, the same in all years. */
            guest: number;
            /** @description Name of the guest as the inviter wrote it; `Guest` and a number after the retention period of names. */
            name: string;
            /** @description Organisation that the guest works for. */
            organisation: string;
            /** @description Email address of the guest; empty if not given, and after the retention period of names. */
            email: string;
            kind: components["schemas"]["GuestKind"];
            /** @description Calendar year in which the seats were requested or paid, in India's time zone. */
            year: number;
            /** @description ISO 4217 code of the guest's amounts. */
            currency: string;
            /** @description Number of bookings that the guest was invited to. */
            times: number;
            /**
             * @description Value of the seats given to the guest, including service fee and GST. Decimal string with two digits, major units.
             * @example 12400.00
             */
            value: string;
            /** @description Latest invitations, at most 20. */
            invitations: components["schemas"]["HospitalityInvitation"][];
        };
        /** @description Invitations that were paid for and not cancelled or refunded. Totals cover all matching guests in `currency`: INR if there are any, otherwise another currency. */
        CompanyHospitality: {
            /** @description Number of matching guests, counted by year and currency. */
            count: number;
            /** @description ISO 4217 code of `value` and of the amounts by organisation. Each guest has a currency of their own. */
            currency: string;
            /** @description Number of different people who were invited. */
            guests: number;
            /** @description Number of invitations, one for each guest of each booking. */
            times: number;
            /**
             * @description Value of all seats given to matching guests, including service fee and GST. Decimal string with two digits, major units.
             * @example 12400.00
             */
            value: string;
            /** @description Years with invitations, latest first. */
            years: number[];
            /** @description Organisations with the largest values, at most 20. */
            organisations: components["schemas"]["HospitalityOrganisation"][];
            /** @description Guests by year, latest first, then by value, largest first. */
            results: components["schemas"]["HospitalityGuest"][];
        };
        /**
         * @description What a key may do: read events, read bookings with their attendees and amounts, write attendees, check in, download exports and the audit log, or buy and cancel tickets. Each operation names the scopes that it takes in `x-scopes`.
         * @enum {string}
         */
        ApiKeyScope: "read_events" | "read_bookings" | "write_attendees" | "check_in" | "export" | "spend";
        /**
         * @description Whether the key can be used: `active`; `expired`, after its last day; or `ended`, because the person who made it no longer manages the company or organizer.
         * @enum {string}
         */
        ApiKeyStatus: "active" | "expired" | "ended";
        ApiKey: {
            /** @description Id of the key. */
            id: number;
            /**
             * @description Name of the key.
             * @example Travel tool
             */
            name: string;
            /**
             * @description First characters of the key, by which it is recognized.
             * @example foyer_3f9a1c07
             */
            prefix: string;
            /** @description What the key may do. */
            scopes: components["schemas"]["ApiKeyScope"][];
            status: components["schemas"]["ApiKeyStatus"];
            /**
             * @description Name of the person who made the key. Calls with the key are made in their name.
             * @example Asha Rao
             */
            created_by: string;
            /**
             * Format: date-time
             * @description Time at which the key was made. ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time from which the key is refused; null if it does not expire. ISO 8601, UTC.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description Time of the last call with the key, to the minute; null if it was never used. ISO 8601, UTC.
             */
            last_used_at: string | null;
        };
        ApiKeyList: {
            /** @description Number of keys. */
            count: number;
            /** @description Newest first. */
            results: components["schemas"]["ApiKey"][];
        };
        /**
         * @description A scope of a company's key.
         * @enum {string}
         */
        CompanyApiKeyScope: "read_events" | "read_bookings" | "write_attendees" | "export" | "spend";
        CompanyApiKeyCreate: {
            /** @description Name by which people recognize the key, such as the system that uses it. */
            name: string;
            /** @description What the key may do. */
            scopes: components["schemas"]["CompanyApiKeyScope"][];
            /** @description Days until the key expires. Without it, the key does not expire. */
            expires_in_days?: number;
        };
        CreatedApiKey: {
            /**
             * @description The key, for the header `Authorization` after `Bearer `. It cannot be read again.
             * @example foyer_3f9a1c07d2b84e6fa15c90be37a4d8126b0f5e9c84d31a72
             */
            api_key: string;
            key: components["schemas"]["ApiKey"];
        };
        /**
         * @description A scope of an organizer's key.
         * @enum {string}
         */
        OrganizerApiKeyScope: "read_events" | "read_bookings" | "check_in" | "export";
        OrganizerApiKeyCreate: {
            /** @description Name by which people recognize the key, such as the system that uses it. */
            name: string;
            /** @description What the key may do. */
            scopes: components["schemas"]["OrganizerApiKeyScope"][];
            /** @description Days until the key expires. Without it, the key does not expire. */
            expires_in_days?: number;
        };
        /**
         * @description Code of an error. New codes may be added; handle unknown codes by the status of the response.
         * @enum {string}
         */
        ErrorCode: "account_closed" | "account_currency" | "account_limit" | "account_not_available" | "account_open" | "already_claimed" | "already_decided" | "already_extended" | "already_member" | "already_paid" | "already_set_up" | "already_undone" | "already_waiting" | "amount_changed" | "approval_binding" | "approval_ended" | "approval_expired" | "approval_not_needed" | "approval_pending" | "approval_required" | "approval_seats" | "approval_too_late" | "bad_picture" | "bad_signature" | "booking_cancelled" | "booking_closed" | "booking_completed" | "booking_ended" | "booking_pending" | "booking_refunded" | "bookings_changed" | "budget_below_use" | "budget_exceeded" | "budget_overlap" | "changed_meanwhile" | "code_taken" | "company_merged" | "company_suspended" | "confirm_identity" | "correction_closed" | "cost_centre_inactive" | "cost_centre_required" | "currency_not_sold" | "demo_refused" | "domain_not_proven" | "domain_taken" | "domain_there" | "event_cancelled" | "event_draft" | "event_over" | "event_started" | "expired" | "forbidden" | "gateway_failed" | "gateway_unavailable" | "guest_needs_approval" | "guest_refused" | "has_account" | "hold_expired" | "hold_limit" | "idempotency_conflict" | "import_booked" | "import_errors" | "import_undone" | "in_use" | "incomplete" | "internal_error" | "invalid_credentials" | "invalid_input" | "invalid_otp" | "invalid_second_factor" | "invalid_token" | "invitation_gone" | "invoice_free" | "invoice_refunded" | "invoice_replaced" | "invoice_waits" | "key_limit" | "key_scope" | "last_company_admin" | "last_owner" | "last_platform_admin" | "last_super_admin" | "last_tier" | "link_gone" | "link_superseded" | "link_used" | "malformed_event" | "mixed_companies" | "mixed_currencies" | "more_than_paid" | "name_taken" | "no_account" | "no_approver" | "no_company" | "no_credit_note" | "no_domain" | "no_recipients" | "no_seats_free" | "no_seats_left" | "no_second_factor" | "nobody_to_remind" | "not_a_colleague" | "not_a_draft" | "not_admitted" | "not_failed" | "not_found" | "not_mergeable" | "not_paid" | "not_pending" | "not_published" | "not_retriable" | "not_together" | "not_waiting" | "nothing_to_pay" | "nothing_to_refund" | "offer_binding" | "offer_over" | "outside_hours" | "outside_sale_window" | "over_budget" | "own_account" | "own_domain" | "parts_not_possible" | "passkey_refused" | "payment_pending" | "payment_refused" | "policy_refused" | "pool_closed" | "pool_full" | "pool_open" | "price_changed" | "provider_failed" | "receipt_recorded" | "receipt_reversed" | "refund_changed" | "same_holder" | "scan_id_taken" | "seats_available" | "seats_offered" | "seats_taken" | "second_factor_required" | "second_factor_setup_required" | "session_ended" | "setup_token" | "sign_in_required" | "signup_changed" | "sold_out" | "sso_required" | "taken" | "ticket_used" | "ticket_void" | "tier_limit" | "timeout" | "token_expired" | "too_large" | "too_late" | "too_many_corrections" | "too_many_entries" | "too_many_requests" | "too_many_tiers" | "too_many_tries" | "totp_on" | "unauthorized" | "unavailable" | "undo_too_late" | "unsupported_media_type" | "upcoming_bookings" | "use_reschedule" | "username_taken" | "version_conflict" | "version_required" | "waiting_list_closed" | "walk_ins_off";
        /** @description Body of every error response. */
        Error: {
            /**
             * @description Error message to show to people.
             * @example Event not found
             */
            error: string;
            code: components["schemas"]["ErrorCode"];
            /** @description Messages by name of the invalid field. */
            fields?: {
                [key: string]: string;
            };
            /** @description Further data that depends on `code`, such as the current price or the bookings concerned. */
            details?: {
                [key: string]: unknown;
            };
            /** @description Id of the request. Include it when you contact support. */
            request_id: string;
        };
    };
    responses: {
        /** @description The request is malformed or invalid. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token or API key is missing, invalid or expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The gateway refused the payment. */
        PaymentRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller is signed in but not allowed to do this, or the API key is not for this operation. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The object does not exist, or the caller cannot see it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request conflicts with the current state, for example because seats are sold out, the booking is already paid, or the price has changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The object has expired or was cancelled. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The object has changed since it was read. `details.current` contains its current state. */
        VersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The header `If-Match` is missing. */
        VersionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body of the request is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type of the body is missing or not supported. Operations expect JSON unless they take a file; this also applies to operations that take no body. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The URL and headers of the request are too large. */
        HeadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many calls. Wait for the seconds in Retry-After, then try again. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait before the next request. */
                "Retry-After"?: number;
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unexpected error in the server. No change was saved. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The payment gateway failed. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service is temporarily unavailable. `Retry-After` gives the seconds to wait. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait before the next request. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request took too long to arrive. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The response has not changed since the one named by `If-None-Match`. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                Age: components["headers"]["Age"];
                Warning: components["headers"]["Warning"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description Id of the session. */
        SessionId: string;
        /** @description Id of the passkey. */
        PasskeyId: string;
        /** @description Page to return, from 1. Pages after the last have no rows. */
        Page: number;
        /** @description Maximum number of rows per page. */
        PageSize: number;
        /** @description Id of the object. */
        Id: number;
        /**
         * @description Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412.
         * @example "7"
         */
        IfMatch: string;
        /** @description Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
        IdempotencyKey: string;
        /** @description Id of the person. */
        UserId: number;
        /** @description Columns of the file, each named once (`columns=name&columns=phone`). The order is always that of the enumeration. By default all columns except phone, employee_id, department and designation. */
        AttendeeColumns: components["schemas"]["AttendeeColumn"][];
        /** @description Id of the ticket tier. */
        TierId: number;
        /** @description Comma-separated parts to include in lists: `payment`, `attendees`. `payment` fills the payments, `attendees` the attendees and tickets; by default both are filled. A single booking always contains everything. */
        Include: string;
        /** @description Token from the link of a ticket. */
        TicketToken: string;
        /** @description Id that Apple Wallet gives the device. */
        AppleWalletDevice: string;
        /** @description Pass type identifier of the pass. */
        ApplePassType: string;
        /** @description The serial number of a pass. */
        ApplePassSerial: string;
        /**
         * @description Email domain of the company.
         * @example acme.example
         */
        Domain: string;
        /** @description Token from the link in the invitation's email. */
        InvitationToken: string;
        /**
         * @description Token of the link that the server prints at its first start.
         * @example kU3vJt0gV8d2mZ5qYw7nB1xRf6sHc9pLaE4oTiGyD-k
         */
        SetupToken: string;
        /** @description Token from the link of a pool or of a claimed seat. */
        SeatToken: string;
        /** @description Token from the link in an approver's email. */
        ApprovalToken: string;
        /** @description Id of the API key. */
        KeyId: number;
    };
    requestBodies: never;
    headers: {
        /** @description The calls of that limit that are left (`r`), and the seconds until another one is allowed (`t`), 0 for now. Absent where no limit is counted. */
        RateLimit: string;
        /** @description The limit that is closest to being used up, or the limit of the API key: its name, the calls that it allows (`q`) and its window in seconds (`w`). Absent where no limit is counted. */
        RateLimitPolicy: string;
        /** @description When the call was deprecated, as `@` and seconds since 1970 (RFC 9745). */
        Deprecation: string;
        /** @description Entity tag of the response to a visitor, for this encoding. Send it in `If-None-Match` to get 304 if the response has not changed. */
        ETag: string;
        /** @description Age of the response in seconds, at most 60. Only sent while the database is unavailable; otherwise responses are at most one second old. */
        Age: number;
        /** @description Code 110: the response is stale. Only sent while the database is unavailable. */
        Warning: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestSignup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupRequestResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifySignup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupVerification"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupRequestResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SignOutRequest"];
            };
        };
        responses: {
            /** @description Done, and the provider can end its session too. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOutResult"];
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupRequestResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPasswordByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetByLink"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session. */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConfirmationMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationMethods"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityProof"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Totp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    turnOffTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpConfirmation"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstRecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesLeft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyCreate"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstRecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreationOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignIn"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequestOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the passkey. */
                id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the passkey. */
                id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Search words, looked for in the title, venue, city, category and description. An event must have every word. */
                search?: string;
                /** @description Slug, name or id of a category. `All` means every category. */
                category?: string;
                /** @description Minimum price of the cheapest tier, in major units. */
                min_price?: string;
                /** @description Maximum price of the cheapest tier, in major units. */
                max_price?: string;
                /** @description Name of a city; case does not matter. An empty value means every city. */
                city?: string;
                /** @description First day. Returns events that end after the start of this day, in the time zone of each event. For past events, set `timeframe` as well. */
                date_from?: string;
                /** @description Last day. Returns events that start on or before this day, in the time zone of each event. For a single day, send the same day as `date_from`. */
                date_to?: string;
                /** @description Whether the event has ended (`past`) or not (`upcoming`). */
                timeframe?: "upcoming" | "past" | "all";
                /** @description Sort order. A minus sign reverses it; `price` is the price of the cheapest tier. */
                ordering?: "start_date" | "-start_date" | "price" | "-price" | "title";
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Age: components["headers"]["Age"];
                    Warning: components["headers"]["Warning"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventCreate"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeaturedEvents: {
        parameters: {
            query?: {
                /** @description Maximum number of events to return. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Age: components["headers"]["Age"];
                    Warning: components["headers"]["Warning"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeaturedEventList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchEvents: {
        parameters: {
            query: {
                /** @description Text typed so far. If it contains no word, the response is empty. */
                search: string;
                /** @description Maximum number of events to return. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Age: components["headers"]["Age"];
                    Warning: components["headers"]["Warning"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventSearchResultList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["VersionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["VersionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEventSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Age: components["headers"]["Age"];
                    Warning: components["headers"]["Warning"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventSummary"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEventStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGuests: {
        parameters: {
            query?: {
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Search words. Each word must occur in the attendee's name, the booker's name, the company's name or the ticket number. Only the first eight words count. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventCancellation"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventCancelled"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rescheduleEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventMove"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventMessages: {
        parameters: {
            query?: {
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventMessageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendEventMessage: {
        parameters: {
            query?: {
                /** @description Whether to only return the number of recipients and the preview. */
                dry_run?: boolean;
            };
            header?: {
                /** @description Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventMessageInput"];
            };
        };
        responses: {
            /** @description The message is being sent, or was only checked. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventMessageReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveComplimentaryTickets: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplimentaryInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplimentaryTickets"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlatformAudit: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
                search?: string;
                /** @description Only changes made by the person with this id. */
                person?: number;
                /** @description Only changes of objects of this kind. */
                kind?: components["schemas"]["AuditKind"];
                /** @description Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
                thing?: number;
                /** @description Only changes that belong to the company with this id. */
                company?: number;
                /** @description First day, in the time zone of the event; India's time zone when the change belongs to no event. */
                from?: string;
                /** @description Last day, in the same time zone. */
                to?: string;
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPlatformAuditCsv: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
                search?: string;
                /** @description Only changes made by the person with this id. */
                person?: number;
                /** @description Only changes of objects of this kind. */
                kind?: components["schemas"]["AuditKind"];
                /** @description Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
                thing?: number;
                /** @description Only changes that belong to the company with this id. */
                company?: number;
                /** @description First day, in the time zone of the event; India's time zone when the change belongs to no event. */
                from?: string;
                /** @description Last day, in the same time zone. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPlatformAuditXlsx: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
                search?: string;
                /** @description Only changes made by the person with this id. */
                person?: number;
                /** @description Only changes of objects of this kind. */
                kind?: components["schemas"]["AuditKind"];
                /** @description Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
                thing?: number;
                /** @description Only changes that belong to the company with this id. */
                company?: number;
                /** @description First day, in the time zone of the event; India's time zone when the change belongs to no event. */
                from?: string;
                /** @description Last day, in the same time zone. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrganizers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrganizer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizerCreate"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrganizer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrganizer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizerUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organizer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["VersionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrganizerMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizerMemberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setOrganizerMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizerMemberInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizerMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeOrganizerMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
                /** @description Id of the person. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTakings: {
        parameters: {
            query?: {
                /** @description First day, in the organizer's time zone; by default the first day of the current month. */
                from?: string;
                /** @description Last day, in the organizer's time zone; by default today. */
                to?: string;
                /** @description What each row stands for. */
                by?: components["schemas"]["TakingsGrouping"];
                /** @description Whether to include real payments or test payments (of the sandbox, or with test keys). Defaults to real payments, or to test payments if only test gateways are configured. */
                payments?: components["schemas"]["PaymentKind"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Takings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTakingsCsv: {
        parameters: {
            query?: {
                /** @description First day, in the organizer's time zone; by default the first day of the current month. */
                from?: string;
                /** @description Last day, in the organizer's time zone; by default today. */
                to?: string;
                /** @description What each row stands for. */
                by?: components["schemas"]["TakingsGrouping"];
                /** @description Whether to include real payments or test payments (of the sandbox, or with test keys). Defaults to real payments, or to test payments if only test gateways are configured. */
                payments?: components["schemas"]["PaymentKind"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name made from the organizer and the period. */
                    "Content-Disposition"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTakingsXlsx: {
        parameters: {
            query?: {
                /** @description First day, in the organizer's time zone; by default the first day of the current month. */
                from?: string;
                /** @description Last day, in the organizer's time zone; by default today. */
                to?: string;
                /** @description What each row stands for. */
                by?: components["schemas"]["TakingsGrouping"];
                /** @description Whether to include real payments or test payments (of the sandbox, or with test keys). Defaults to real payments, or to test payments if only test gateways are configured. */
                payments?: components["schemas"]["PaymentKind"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name made from the organizer and the period. */
                    "Content-Disposition"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportGstSummaryCsv: {
        parameters: {
            query: {
                /** @description Month, in India's time zone. */
                month: string;
                /** @description Whether to include documents of real or of test payments, with the same default as in the takings. */
                payments?: components["schemas"]["PaymentKind"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name made from the organizer and the period. */
                    "Content-Disposition"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findCompanies: {
        parameters: {
            query?: {
                /** @description Part of a name or domain, at least two characters. */
                search?: string;
                /** @description Id of the event. Returns 404 for an event of another organizer. */
                event?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyNameList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrganizerAudit: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
                search?: string;
                /** @description Only changes made by the person with this id. */
                person?: number;
                /** @description Only changes of objects of this kind. */
                kind?: components["schemas"]["AuditKind"];
                /** @description Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
                thing?: number;
                /** @description First day, in the time zone of the event; India's time zone when the change belongs to no event. */
                from?: string;
                /** @description Last day, in the same time zone. */
                to?: string;
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportOrganizerAuditCsv: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
                search?: string;
                /** @description Only changes made by the person with this id. */
                person?: number;
                /** @description Only changes of objects of this kind. */
                kind?: components["schemas"]["AuditKind"];
                /** @description Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
                thing?: number;
                /** @description First day, in the time zone of the event; India's time zone when the change belongs to no event. */
                from?: string;
                /** @description Last day, in the same time zone. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name. */
                    "Content-Disposition"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportOrganizerAuditXlsx: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
                search?: string;
                /** @description Only changes made by the person with this id. */
                person?: number;
                /** @description Only changes of objects of this kind. */
                kind?: components["schemas"]["AuditKind"];
                /** @description Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
                thing?: number;
                /** @description First day, in the time zone of the event; India's time zone when the change belongs to no event. */
                from?: string;
                /** @description Last day, in the same time zone. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name. */
                    "Content-Disposition"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrganizedEvents: {
        parameters: {
            query?: {
                /** @description Search words, looked for in the title, venue, city and category. */
                search?: string;
                /** @description Only events with this status. `on_sale` events are published and have seats left; `sold_out` events are published and have none. */
                status?: "draft" | "published" | "on_sale" | "sold_out" | "paused" | "over" | "cancelled";
                /** @description Id of the organizer. */
                organizer?: number;
                /** @description Id of the category. */
                category?: number;
                /** @description Name of a city. Case does not matter. */
                city?: string;
                /** @description Only events that start on or after this day, in the time zone of each event. */
                date_from?: string;
                /** @description Only events that start on or before this day, in the time zone of each event. */
                date_to?: string;
                /** @description Sort order. Events without a date come last. */
                ordering?: "start_date" | "-start_date" | "title" | "-title" | "sold" | "-sold" | "updated_at" | "-updated_at";
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedEventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchConsole: {
        parameters: {
            query: {
                /** @description Search words, or a number. Booking numbers work with or without `BK-` and year (`bk 2026 004817`, `4817`). Ids of payments and numbers of documents must be complete. Case does not matter, and spaces can replace dashes. */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleSearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrganizedOverview: {
        parameters: {
            query?: {
                /** @description Id of the organizer. */
                organizer?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrganizedEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventBookings: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name or email address of the person or the name of the company, or be the booking number or its last digits. */
                search?: string;
                /** @description Only bookings with this state. */
                state?: components["schemas"]["EventBookingState"];
                /** @description Only tickets of the tier with this id. */
                tier?: number;
                /** @description Sort order: by time of booking, price of the tickets or number of seats. */
                ordering?: "created_at" | "-created_at" | "amount" | "-amount" | "quantity" | "-quantity";
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventBookingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEventBookingsCsv: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name or email address of the person or the name of the company, or be the booking number or its last digits. */
                search?: string;
                /** @description Only bookings with this state. */
                state?: components["schemas"]["EventBookingState"];
                /** @description Only tickets of the tier with this id. */
                tier?: number;
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name made from the event. */
                    "Content-Disposition"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEventBookingsXlsx: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name or email address of the person or the name of the company, or be the booking number or its last digits. */
                search?: string;
                /** @description Only bookings with this state. */
                state?: components["schemas"]["EventBookingState"];
                /** @description Only tickets of the tier with this id. */
                tier?: number;
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name made from the event. */
                    "Content-Disposition"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventAttendees: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name or email address of the attendee or the booker, the ticket number or the name of the company, or be the booking number or its last digits. */
                search?: string;
                /** @description Only tickets of the tier with this id. */
                tier?: number;
                /** @description Only tickets that were checked in, or only those that were not. */
                checked_in?: boolean;
                /** @description Only tickets with an attendee's name, or only tickets without one. */
                named?: boolean;
                /** @description Sort order. Tickets without a name, or without check-in, come last. */
                ordering?: "name" | "-name" | "checked_in_at" | "-checked_in_at";
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventAttendeeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEventAttendeesCsv: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name or email address of the attendee or the booker, the ticket number or the name of the company, or be the booking number or its last digits. */
                search?: string;
                /** @description Only tickets of the tier with this id. */
                tier?: number;
                /** @description Only tickets that were checked in, or only those that were not. */
                checked_in?: boolean;
                /** @description Only tickets with an attendee's name, or only tickets without one. */
                named?: boolean;
                /** @description Columns of the file, each named once (`columns=name&columns=phone`). The order is always that of the enumeration. By default all columns except phone, employee_id, department and designation. */
                columns?: components["parameters"]["AttendeeColumns"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name made from the event. */
                    "Content-Disposition"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEventCheckInsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description An attachment, named after the event. */
                    "Content-Disposition"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEventAttendeesXlsx: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name or email address of the attendee or the booker, the ticket number or the name of the company, or be the booking number or its last digits. */
                search?: string;
                /** @description Only tickets of the tier with this id. */
                tier?: number;
                /** @description Only tickets that were checked in, or only those that were not. */
                checked_in?: boolean;
                /** @description Only tickets with an attendee's name, or only tickets without one. */
                named?: boolean;
                /** @description Columns of the file, each named once (`columns=name&columns=phone`). The order is always that of the enumeration. By default all columns except phone, employee_id, department and designation. */
                columns?: components["parameters"]["AttendeeColumns"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name made from the event. */
                    "Content-Disposition"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventAudit: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
                search?: string;
                /** @description Only changes made by the person with this id. */
                person?: number;
                /** @description Only changes of objects of this kind. */
                kind?: components["schemas"]["AuditKind"];
                /** @description Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
                thing?: number;
                /** @description First day, in the time zone of the event; India's time zone when the change belongs to no event. */
                from?: string;
                /** @description Last day, in the same time zone. */
                to?: string;
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEventAuditCsv: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
                search?: string;
                /** @description Only changes made by the person with this id. */
                person?: number;
                /** @description Only changes of objects of this kind. */
                kind?: components["schemas"]["AuditKind"];
                /** @description Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
                thing?: number;
                /** @description First day, in the time zone of the event; India's time zone when the change belongs to no event. */
                from?: string;
                /** @description Last day, in the same time zone. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name. */
                    "Content-Disposition"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEventAuditXlsx: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
                search?: string;
                /** @description Only changes made by the person with this id. */
                person?: number;
                /** @description Only changes of objects of this kind. */
                kind?: components["schemas"]["AuditKind"];
                /** @description Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
                thing?: number;
                /** @description First day, in the time zone of the event; India's time zone when the change belongs to no event. */
                from?: string;
                /** @description Last day, in the same time zone. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name. */
                    "Content-Disposition"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEventSales: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventSales"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEventSalesCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name made from the event. */
                    "Content-Disposition"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEventSalesXlsx: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name made from the event. */
                    "Content-Disposition"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pauseEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TierCreate"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderTiers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TierOrder"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["VersionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
                /** @description Id of the ticket tier. */
                tier_id: components["parameters"]["TierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["VersionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
                /** @description Id of the ticket tier. */
                tier_id: components["parameters"]["TierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TierUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["VersionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setEventAccess: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventAccess"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["VersionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Age: components["headers"]["Age"];
                    Warning: components["headers"]["Warning"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEventCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryCreate"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["VersionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWaitingEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinWaitingList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingEntryCreate"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveWaitingList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWaitingEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingEntryUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /** @description Only bookings of the person with this id. Returns 404 for a person whose bookings the caller cannot read. */
                user?: number;
                /** @description Only bookings with this status. `completed` bookings are paid bookings whose event is over. */
                status?: components["schemas"]["BookingStatus"];
                /** @description Only bookings with this payment status. `pending` does not include bookings that were cancelled before payment. */
                payment_status?: components["schemas"]["PaymentStatus"];
                /** @description `past` returns bookings whose event has started or that are completed; `upcoming` returns bookings whose event starts in the future and that are not cancelled. */
                timeframe?: "upcoming" | "past";
                /** @description Only bookings of the payment with this public id. */
                payment_id?: string;
                /** @description Only bookings of events in this category: its slug, name or id. */
                event_type?: string;
                /** @description Search words, looked for in the event, venue, tier, booking number, the person booked for and names of attendees. */
                search?: string;
                /** @description Comma-separated parts to include in lists: `payment`, `attendees`. `payment` fills the payments, `attendees` the attendees and tickets; by default both are filled. A single booking always contains everything. */
                include?: components["parameters"]["Include"];
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingCreate"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startCheckout: {
        parameters: {
            query?: {
                /** @description A gateway from GET /payments/gateways/; the first one by default. `account` settles at once, as does a total of 0. Returns 409 `account_not_available` if the caller's company does not pay on account, and 409 `account_limit` if the payment exceeds the account's limit. */
                gateway?: components["schemas"]["Gateway"];
                /** @description Comma-separated ids of bookings; by default all bookings that can be paid now. All must have the same currency. */
                booking_ids?: number[];
            };
            header?: {
                /** @description Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PurchasePurpose"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRefused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteBookings: {
        parameters: {
            query?: {
                /** @description Comma-separated ids of bookings; by default all pending bookings of the caller. */
                booking_ids?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingStats: {
        parameters: {
            query?: {
                /** @description Only bookings of the person with this id. */
                user?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBooking: {
        parameters: {
            query?: {
                /** @description Comma-separated parts to include in lists: `payment`, `attendees`. `payment` fills the payments, `attendees` the attendees and tickets; by default both are filled. A single booking always contains everything. */
                include?: components["parameters"]["Include"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BookingCancellation"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    handOverBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingHandOver"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingQrCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCreditNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDocumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadNumberedCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
                /** @description Id of a credit note from GET /bookings/{id}/credit-notes/. */
                document_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
                /** @description Id of an invoice or credit note from GET /bookings/{id}/invoices/. */
                document_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
                /** @description Id of an invoice from GET /bookings/{id}/invoices/. */
                document_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceCorrection"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectedInvoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadTickets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAttendees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendeesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAttendeeContacts: {
        parameters: {
            query?: {
                /** @description Beginning of a word of the name, or of the email address. */
                search?: string;
                /** @description Only people of the company with an open account who are not clients. They can hold the company's bookings and decide for others. The caller is included. */
                colleagues?: boolean;
                /** @description Maximum number of contacts to return. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendeeContactList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentGateways: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentGatewayList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentBulkCreate"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRefused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentVerify"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Gateway that sends the event. */
                gateway: components["schemas"]["Gateway"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The event was received, now or before. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always true. On any other status the gateway sends the event again. */
                        received: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTicketVerifyKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawComplimentaryTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookingDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDocumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportBookingDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
                /** @description Id of a document from GET /organize/bookings/{id}/documents/. */
                document_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingRefund: {
        parameters: {
            query?: {
                /** @description Amount to refund, to see what it consists of; by default everything that is left. Decimal string, major units. */
                amount?: string;
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRefunds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingRefundRequest"];
            };
        };
        responses: {
            /** @description The refund was requested. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRefunds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCheckInEvents: {
        parameters: {
            query?: {
                /** @description Search words, looked for in the title, venue, city, category and description. */
                search?: string;
                /** @description Whether the event has ended (`past`) or not (`upcoming`). */
                timeframe?: "upcoming" | "past" | "all";
                /** @description Sort order by start; `-start_date` returns the latest event first. */
                ordering?: "start_date" | "-start_date";
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDoorGuestList: {
        parameters: {
            query?: {
                /** @description The `next` of the last response. If it is invalid, all tickets are returned. */
                since?: string;
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorGuestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDoorProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addWalkIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalkInInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalkIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkInTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckInRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkInTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanList"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanAnswers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoCheckIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reassignTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketReassignment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeTicketLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopTicketLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharedTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link of a ticket. */
                token: components["parameters"]["TicketToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadSharedCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link of a ticket. */
                token: components["parameters"]["TicketToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadSharedTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link of a ticket. */
                token: components["parameters"]["TicketToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAppleWalletPass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.pkpass": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGoogleWalletLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleWalletLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadSharedAppleWalletPass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link of a ticket. */
                token: components["parameters"]["TicketToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.pkpass": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharedGoogleWalletLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link of a ticket. */
                token: components["parameters"]["TicketToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleWalletLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerAppleWalletDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id that Apple Wallet gives the device. */
                device: components["parameters"]["AppleWalletDevice"];
                /** @description Pass type identifier of the pass. */
                pass_type: components["parameters"]["ApplePassType"];
                /** @description The serial number of a pass. */
                serial: components["parameters"]["ApplePassSerial"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppleWalletDevice"];
            };
        };
        responses: {
            /** @description The device was registered before. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The device is registered. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unregisterAppleWalletDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id that Apple Wallet gives the device. */
                device: components["parameters"]["AppleWalletDevice"];
                /** @description Pass type identifier of the pass. */
                pass_type: components["parameters"]["ApplePassType"];
                /** @description The serial number of a pass. */
                serial: components["parameters"]["ApplePassSerial"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChangedAppleWalletPasses: {
        parameters: {
            query?: {
                /** @description The `lastUpdated` of an earlier response. If omitted, all passes of the device are returned. */
                passesUpdatedSince?: string;
            };
            header?: never;
            path: {
                /** @description Id that Apple Wallet gives the device. */
                device: components["parameters"]["AppleWalletDevice"];
                /** @description Pass type identifier of the pass. */
                pass_type: components["parameters"]["ApplePassType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedAppleWalletPasses"];
                };
            };
            /** @description No pass has changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshAppleWalletPass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Pass type identifier of the pass. */
                pass_type: components["parameters"]["ApplePassType"];
                /** @description The serial number of a pass. */
                serial: components["parameters"]["ApplePassSerial"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.pkpass": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logAppleWalletErrors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppleWalletLog"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyAudit: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
                search?: string;
                /** @description Only changes made by the person with this id. */
                person?: number;
                /** @description Only changes of objects of this kind. */
                kind?: components["schemas"]["AuditKind"];
                /** @description Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
                thing?: number;
                /** @description First day, in the time zone of the event; India's time zone when the change belongs to no event. */
                from?: string;
                /** @description Last day, in the same time zone. */
                to?: string;
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCompanyAuditCsv: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
                search?: string;
                /** @description Only changes made by the person with this id. */
                person?: number;
                /** @description Only changes of objects of this kind. */
                kind?: components["schemas"]["AuditKind"];
                /** @description Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
                thing?: number;
                /** @description First day, in the time zone of the event; India's time zone when the change belongs to no event. */
                from?: string;
                /** @description Last day, in the same time zone. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name. */
                    "Content-Disposition"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCompanyAuditXlsx: {
        parameters: {
            query?: {
                /** @description Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
                search?: string;
                /** @description Only changes made by the person with this id. */
                person?: number;
                /** @description Only changes of objects of this kind. */
                kind?: components["schemas"]["AuditKind"];
                /** @description Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
                thing?: number;
                /** @description First day, in the time zone of the event; India's time zone when the change belongs to no event. */
                from?: string;
                /** @description Last day, in the same time zone. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `attachment`, with a file name. */
                    "Content-Disposition"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanySecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySecondFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCompanySecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySecondFactor"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySecondFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyBilling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyBilling"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompanyBilling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyBillingUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyBilling"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyCompanyDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /** @description Part of the name or of one of the domains. */
                search?: string;
                /** @description Only companies with this status. */
                status?: components["schemas"]["CompanyStatus"];
                /** @description Only companies whose own domain is proven, or only the others. */
                proven?: boolean;
                /** @description Rows without a value come last. */
                ordering?: "name" | "-name" | "people" | "-people" | "bookings" | "-bookings" | "last_sign_in_at" | "-last_sign_in_at" | "created_at" | "-created_at";
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAccountList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyCreate"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompanyAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyAccountUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["VersionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyMergeInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyMerge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCompanyDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyDomainInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCompanyDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
                /**
                 * @description Email domain of the company.
                 * @example acme.example
                 */
                domain: components["parameters"]["Domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainProof"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCompanyDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
                /**
                 * @description Email domain of the company.
                 * @example acme.example
                 */
                domain: components["parameters"]["Domain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyAddedDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
                /**
                 * @description Email domain of the company.
                 * @example acme.example
                 */
                domain: components["parameters"]["Domain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDomainCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description Search words. Each must be the beginning of a word of the name, the email address or the username. */
                search?: string;
                /** @description Only people with this role. */
                role?: components["schemas"]["Role"];
                /** @description Only open accounts, or only closed ones. */
                status?: components["schemas"]["AccountStatus"];
                /** @description Id of the company. Company admins always get their own company; the parameter is ignored for them. */
                company?: number;
                /** @description Rows without a value come last. */
                ordering?: "name" | "-name" | "last_sign_in_at" | "-last_sign_in_at" | "joined_at" | "-joined_at";
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonAccountList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonCreate"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["VersionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPeopleInvitations: {
        parameters: {
            query?: {
                /** @description Part of the email address. */
                search?: string;
                /** @description Id of the company. Company admins always get their own company; the parameter is ignored for them. */
                company?: number;
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonInvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonInvitationCreate"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendPersonInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawPersonInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleSignOn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SingleSignOnUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleSignOn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleSignOnTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCompanyDomainProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainProof"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyPeople: {
        parameters: {
            query?: {
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Search words. Each must be the beginning of a word of the name, or of the email address. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPersonList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCreate"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSingleSignOn: {
        parameters: {
            query: {
                /**
                 * @description Email address of the person who signs in.
                 * @example asha@acme.example
                 */
                email: string;
                /**
                 * @description Path of this site to open after signing in.
                 * @example /events/12
                 */
                next?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to the provider, or to the sign-in page if that is not possible. */
            303: {
                headers: {
                    /** @description Address to open. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishSingleSignOn: {
        parameters: {
            query?: {
                /** @description Value that the provider returns unchanged. */
                state?: string;
                /** @description Authorization code of the provider. */
                code?: string;
                /** @description Issuer identifier of the provider (RFC 9207). */
                iss?: string;
                /** @description Error code of the provider. */
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to a page of this site. */
            303: {
                headers: {
                    /** @description Address to open. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SingleSignOnLink"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link in the invitation's email. */
                token: components["parameters"]["InvitationToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link in the invitation's email. */
                token: components["parameters"]["InvitationToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMailPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMailPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailPreferences"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsRead"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.foyer.personal-data+json": components["schemas"]["PersonalData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComingBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComingBookings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EraseUser"];
            };
        };
        responses: {
            /** @description The person was deleted. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deactivateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AccountClosing"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPerson"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reactivateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPerson"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSupportContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportContact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importEvents: {
        parameters: {
            query?: {
                /** @description Id of the organizer. Optional for callers who can create events for only one organizer. */
                organizer?: number;
                /** @description Whether to only check the file. */
                dry_run?: boolean;
                /** @description Whether to publish the events, which must then be complete. Otherwise they are drafts. */
                publish?: boolean;
                /** @description Whether to import events that already exist or are in the file twice, with the same title, start and city, regardless of case, accents and spaces. Otherwise they are skipped and listed in `left_out`. */
                allow_repeats?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
                "application/json": string;
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description The events were imported, or the file was checked. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query: {
                /** @description Id of the organizer. */
                organizer: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
                "image/*": string;
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Image"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImage: {
        parameters: {
            query?: {
                /** @description Width in pixels; 800 by default. */
                w?: number;
                /** @description Format of the picture. By default, AVIF if the `Accept` header allows it, otherwise WebP. */
                format?: "avif" | "webp";
            };
            header?: never;
            path: {
                /** @description SHA-256 of the uploaded file, as hex. */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/avif": string;
                };
            };
            /** @description The caller's copy is up to date. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSetup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Token of the link that the server prints at its first start.
                 * @example kU3vJt0gV8d2mZ5qYw7nB1xRf6sHc9pLaE4oTiGyD-k
                 */
                "X-Setup-Token"?: components["parameters"]["SetupToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeSetup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Token of the link that the server prints at its first start.
                 * @example kU3vJt0gV8d2mZ5qYw7nB1xRf6sHc9pLaE4oTiGyD-k
                 */
                "X-Setup-Token"?: components["parameters"]["SetupToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkoutDeprecated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRefused"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartAdd"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingSeats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingSeats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openSeatPool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SeatPoolInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingSeats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToSeatPool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatPoolGrowth"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingSeats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeSeatPool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SeatPoolClosing"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingSeats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewSeatPoolLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingSeats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignSeats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatAssignment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingSeats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteToSeats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatPeople"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingSeats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindOfSeats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingSeats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSeatOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link of a pool or of a claimed seat. */
                token: components["parameters"]["SeatToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatOffer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link of a pool or of a claimed seat. */
                token: components["parameters"]["SeatToken"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SeatClaimInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatClaim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSeatClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link of a pool or of a claimed seat. */
                token: components["parameters"]["SeatToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatClaim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link of a pool or of a claimed seat. */
                token: components["parameters"]["SeatToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanySeats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySeats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCostCentres: {
        parameters: {
            query?: {
                /** @description Search text, looked for in code and name. */
                search?: string;
                /** @description Only active, or only inactive cost centres. */
                is_active?: boolean;
                /** @description Only cost centres that the caller owns or is a member of. */
                mine?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostCentreList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCostCentre: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CostCentreCreate"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostCentre"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importCostCentres: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CostCentreImport"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostCentreImportReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCostCentre: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostCentre"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCostCentre: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CostCentreUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostCentre"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["VersionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBudgets: {
        parameters: {
            query?: {
                /** @description Only budgets of the cost centre with this id. */
                cost_centre?: number;
                /** @description Only budgets whose period includes this day. */
                on?: string;
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBudget: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BudgetInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Budget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["VersionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBudget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Budget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBudgetLedger: {
        parameters: {
            query?: {
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetLedger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPolicy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyPolicyInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPolicy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["VersionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyCheckRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                /** @description `approver` for requests that the caller decides, `requester` for the caller's own requests. */
                role?: "approver" | "requester";
                /** @description Only requests with this status. Omit for all. */
                status?: components["schemas"]["ApprovalStatus"];
                /** @description Search text, looked for in requester, event, cost centre and purpose. */
                search?: string;
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalCreate"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApprovalLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link in an approver's email. */
                token: components["parameters"]["ApprovalToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link in an approver's email. */
                token: components["parameters"]["ApprovalToken"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApprovalDecision"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token from the link in an approver's email. */
                token: components["parameters"]["ApprovalToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalDecline"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApprovalDecision"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalDecline"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    delegateRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalDelegate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDelegation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delegation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDelegation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DelegationInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delegation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyCredit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyCredit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCompanyCreditCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCompanyCreditXlsx: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCreditOfCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyCredit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCreditOfCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyCreditInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyCredit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["VersionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordCreditReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditReceiptInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyCredit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reverseCreditReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
                /** @description Id of the receipt from the statement of the account. */
                receipt_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditReversalInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyCredit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFailures: {
        parameters: {
            query?: {
                /** @description Whether to list failures that need a decision, or those that were given up within the last 30 days. */
                state?: components["schemas"]["FailureState"];
                /** @description Only failures of this kind. */
                kind?: components["schemas"]["FailureKind"];
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailureList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryFailure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kind of the failure.
                 * @example job
                 */
                kind: "job" | "mail" | "refund";
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveUpFailure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kind of the failure.
                 * @example job
                 */
                kind: "job" | "mail";
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveUpInput"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordRefundPaidByHand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaidByHandInput"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyOverview: {
        parameters: {
            query?: {
                /** @description First day, in India's time zone; by default the first day of the current quarter. */
                from?: string;
                /** @description Last day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanySpend: {
        parameters: {
            query?: {
                /** @description What each row of the response stands for. */
                grouping?: components["schemas"]["SpendGrouping"];
                /** @description First day, in India's time zone; by default the first day of the current quarter. */
                from?: string;
                /** @description Last day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySpend"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCompanySpendCsv: {
        parameters: {
            query?: {
                /** @description First day, in India's time zone; by default the first day of the current quarter. */
                from?: string;
                /** @description Last day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCompanySpendXlsx: {
        parameters: {
            query?: {
                /** @description First day, in India's time zone; by default the first day of the current quarter. */
                from?: string;
                /** @description Last day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCompanyAttendanceCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCompanyAttendanceXlsx: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyHospitality: {
        parameters: {
            query?: {
                /** @description Only guests invited in this calendar year, in India's time zone. Omit for all years. */
                year?: number;
                /** @description Only guests of this kind. Omit for both kinds. */
                kind?: components["schemas"]["GuestKind"];
                /** @description Part of the organisation's name. */
                organisation?: string;
                /** @description Part of the guest's name or email address. */
                guest?: string;
                /** @description Page to return, from 1. Pages after the last have no rows. */
                page?: number;
                /** @description Maximum number of rows per page. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyHospitality"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCompanyHospitalityCsv: {
        parameters: {
            query?: {
                /** @description Only guests invited in this calendar year, in India's time zone. Omit for all years. */
                year?: number;
                /** @description Only guests of this kind. Omit for both kinds. */
                kind?: components["schemas"]["GuestKind"];
                /** @description Part of the organisation's name. */
                organisation?: string;
                /** @description Part of the guest's name or email address. */
                guest?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCompanyHospitalityXlsx: {
        parameters: {
            query?: {
                /** @description Only guests invited in this calendar year, in India's time zone. Omit for all years. */
                year?: number;
                /** @description Only guests of this kind. Omit for both kinds. */
                kind?: components["schemas"]["GuestKind"];
                /** @description Part of the organisation's name. */
                organisation?: string;
                /** @description Part of the guest's name or email address. */
                guest?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCompanyApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyApiKeyCreate"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCompanyApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrganizerApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrganizerApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizerApiKeyCreate"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOrganizerApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["parameters"]["Id"];
                /** @description Id of the API key. */
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
