// Written by `npm run openapi` from the endpoint tables.
export interface paths {
    "/activities/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activities that the present role of the account covers */
        post: operations["searchMyActivities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the unit of the present role stands in each activity that it is registered for (G10) */
        post: operations["activityStatuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{activityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One activity with all its texts */
        get: operations["activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{activityId}/participant-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The unit's list for the activity: people, status, limit, window, and what may be done now
         * @description For EXHIBITOR, CONTRACTOR, PROJECT_CLOSE, ROADSHOW, DOCKING_EXHIBITOR, DOCKING_CUSTOMER, RECRUIT_COMPANY, RECRUIT_PURVEYOR, PUBLIC_INVITED, PUBLIC_MONITOR.
         */
        get: operations["myParticipantList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{activityId}/participant-list/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for changes to a locked list, with a reason
         * @description For EXHIBITOR, CONTRACTOR, PROJECT_CLOSE, ROADSHOW, DOCKING_EXHIBITOR, DOCKING_CUSTOMER, RECRUIT_COMPANY, RECRUIT_PURVEYOR, PUBLIC_INVITED, PUBLIC_MONITOR.
         */
        post: operations["askParticipantChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{activityId}/participant-list/change/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a change that is not decided yet
         * @description For EXHIBITOR, CONTRACTOR, PROJECT_CLOSE, ROADSHOW, DOCKING_EXHIBITOR, DOCKING_CUSTOMER, RECRUIT_COMPANY, RECRUIT_PURVEYOR, PUBLIC_INVITED, PUBLIC_MONITOR.
         */
        post: operations["withdrawParticipantChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{activityId}/participant-list/representative": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name the one person who represents the unit at meetings
         * @description For EXHIBITOR, CONTRACTOR, PROJECT_CLOSE, ROADSHOW, DOCKING_EXHIBITOR, DOCKING_CUSTOMER, RECRUIT_COMPANY, RECRUIT_PURVEYOR, PUBLIC_INVITED, PUBLIC_MONITOR.
         */
        post: operations["chooseRepresentative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{activityId}/participant-list/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the list to the fund
         * @description For EXHIBITOR, CONTRACTOR, PROJECT_CLOSE, ROADSHOW, DOCKING_EXHIBITOR, DOCKING_CUSTOMER, RECRUIT_COMPANY, RECRUIT_PURVEYOR, PUBLIC_INVITED, PUBLIC_MONITOR.
         */
        post: operations["submitParticipantList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{activityId}/participant-list/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a list back that was sent and is not locked yet
         * @description For EXHIBITOR, CONTRACTOR, PROJECT_CLOSE, ROADSHOW, DOCKING_EXHIBITOR, DOCKING_CUSTOMER, RECRUIT_COMPANY, RECRUIT_PURVEYOR, PUBLIC_INVITED, PUBLIC_MONITOR.
         */
        post: operations["withdrawParticipantList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{activityId}/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a person on the list
         * @description For EXHIBITOR, CONTRACTOR, PROJECT_CLOSE, ROADSHOW, DOCKING_EXHIBITOR, DOCKING_CUSTOMER, RECRUIT_COMPANY, RECRUIT_PURVEYOR, PUBLIC_INVITED, PUBLIC_MONITOR.
         */
        post: operations["addParticipant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{activityId}/participants/{participantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the unit’s own people with everything entered, for editing
         * @description For EXHIBITOR, CONTRACTOR, PROJECT_CLOSE, ROADSHOW, DOCKING_EXHIBITOR, DOCKING_CUSTOMER, RECRUIT_COMPANY, RECRUIT_PURVEYOR, PUBLIC_INVITED, PUBLIC_MONITOR.
         */
        get: operations["myParticipant"];
        /**
         * Change a person; a version that is no longer the newest is refused
         * @description For EXHIBITOR, CONTRACTOR, PROJECT_CLOSE, ROADSHOW, DOCKING_EXHIBITOR, DOCKING_CUSTOMER, RECRUIT_COMPANY, RECRUIT_PURVEYOR, PUBLIC_INVITED, PUBLIC_MONITOR.
         */
        put: operations["editParticipant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{activityId}/participants/{participantId}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a person off the list
         * @description For EXHIBITOR, CONTRACTOR, PROJECT_CLOSE, ROADSHOW, DOCKING_EXHIBITOR, DOCKING_CUSTOMER, RECRUIT_COMPANY, RECRUIT_PURVEYOR, PUBLIC_INVITED, PUBLIC_MONITOR.
         */
        post: operations["removeParticipant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{activityId}/phone-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code of six digits to a phone: once a minute, five a day per number (G42)
         * @description For EXHIBITOR, CONTRACTOR, PROJECT_CLOSE, ROADSHOW, DOCKING_EXHIBITOR, DOCKING_CUSTOMER, RECRUIT_COMPANY, RECRUIT_PURVEYOR, PUBLIC_INVITED, PUBLIC_MONITOR.
         */
        post: operations["sendPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{activityId}/phone-codes/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The code that arrived: right within ten minutes and five tries, the number counts as verified (G43)
         * @description For EXHIBITOR, CONTRACTOR, PROJECT_CLOSE, ROADSHOW, DOCKING_EXHIBITOR, DOCKING_CUSTOMER, RECRUIT_COMPANY, RECRUIT_PURVEYOR, PUBLIC_INVITED, PUBLIC_MONITOR.
         */
        post: operations["checkPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts by any word of their names, username, e-mail or mobile, by role, activity and standing
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        get: operations["searchAccounts"];
        put?: never;
        /**
         * A new account with its first role; its owner is mailed a link, or must change the password given here
         * @description For FUND_ADMIN.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One account with its roles, logins and history
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        get: operations["deskAccount"];
        /**
         * Change an account; a version that is no longer the newest is refused
         * @description For FUND_ADMIN.
         */
        put: operations["editAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{accountId}/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an account a role
         * @description For FUND_ADMIN.
         */
        post: operations["addMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{accountId}/memberships/{membershipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The activities that a role covers, and its road-show level
         * @description For FUND_ADMIN.
         */
        put: operations["changeMembership"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{accountId}/memberships/{membershipId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a role away; logins in it fall back to another one. The last administrator keeps theirs
         * @description For FUND_ADMIN.
         */
        post: operations["endMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{accountId}/merge/{intoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What would go from one account to the other, and what stands in the way
         * @description For FUND_ADMIN.
         */
        get: operations["previewAccountMerge"];
        put?: never;
        /**
         * Do what the preview said: nobody logs in as the first one any more
         * @description For FUND_ADMIN.
         */
        post: operations["mergeAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{accountId}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to set a new password; nobody sees one
         * @description For FUND_ADMIN.
         */
        post: operations["resetAccountPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{accountId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a suspension
         * @description For FUND_ADMIN.
         */
        post: operations["restoreAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{accountId}/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End every login of an account
         * @description For FUND_ADMIN.
         */
        post: operations["endAccountSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{accountId}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nobody logs in as it until it is restored; its logins end at once. The last administrator stays
         * @description For FUND_ADMIN.
         */
        post: operations["suspendAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what, when, from what to what; newest first
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        get: operations["audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The actions, kinds of subject and people that the audit can be narrowed to
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        get: operations["auditWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/export-kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lists that can be taken as a sheet, with their columns
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        get: operations["exportKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sheets that the person asked for, newest first
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        get: operations["exports"];
        put?: never;
        /**
         * Ask for a list as xlsx; a job makes it. Personal columns only with a reason, which is recorded
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        post: operations["startExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/exports/{exportId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A signed address that gives the file for five minutes
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        post: operations["exportLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is set for the whole portal, group by group with its version
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        get: operations["settings"];
        /**
         * Change one group; refused when somebody changed it after the version named
         * @description For FUND_ADMIN.
         */
        put: operations["changeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Units by any word of their names in any language, by type and region, newest first
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        get: operations["searchUnits"];
        put?: never;
        /**
         * A new unit
         * @description For FUND_ADMIN.
         */
        post: operations["createUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/units/{unitId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One unit with its members, enrolments, participants and history
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        get: operations["deskUnit"];
        /**
         * Change a unit; its participants are found by the new name at once
         * @description For FUND_ADMIN.
         */
        put: operations["editUnit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/units/{unitId}/merge/{intoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What would go from one unit to the other, and what stands in the way
         * @description For FUND_ADMIN.
         */
        get: operations["previewUnitMerge"];
        put?: never;
        /**
         * Do what the preview said: the first unit points to the second from then on
         * @description For FUND_ADMIN.
         */
        post: operations["mergeUnits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base/account/docking/exhibitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own roles as an exhibitor of a docking, with what they cover */
        get: operations["dockingExhibitorAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base/account/roadshow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own road-show roles, with what they cover */
        get: operations["roadshowAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base/contractor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exhibition contractors; of one activity where it is named */
        get: operations["contractors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/base/exhibitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Units whose application to an activity was accepted, by name */
        get: operations["exhibitorsOfActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sends a code by SMS or e-mail for the proof of a captcha; says nothing about accounts (D1 §7, G42) */
        get: operations["sendCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A piece of work that a device does in place of the picture, for those who cannot read one (G44) */
        get: operations["work"];
        put?: never;
        /** The work done, once; gives the same proof as a picture */
        post: operations["checkWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers the unit of the present role: an exhibition’s application is begun, elsewhere it is handed in */
        post: operations["apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollments/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the present role may fill in an application: a new one, or its own that is begun or returned */
        get: operations["enrollmentsCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollments/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Every enrolment of the units that the account stands for, in whatever role, latest change first */
        post: operations["listEnrollments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollments/status/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the own enrolments in the given activities stand */
        post: operations["searchEnrollmentStatuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollments/{enrollmentId}/withdraw": {
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
        /** Takes the unit’s own application back, until it has its place (G15) */
        patch: operations["withdraw"];
        trace?: never;
    };
    "/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An event, which owns activities */
        get: operations["event"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{exportId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sheet, for who has its signed address */
        get: operations["exportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of characters; its number is in the header x-captcha-id and in a cookie (D1 §7) */
        get: operations["graph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process answers */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exchanges the code of the authorization page for an access token (D1 §7) */
        get: operations["finishLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leads to the authorization page: client id event, response type code, redirect uri, type, frontend flag (D1 §7) */
        get: operations["startLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the login, and says where the provider ends its own; harmless for a stranger */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new access token for the refresh cookie, which changes; asking again after a lost answer is harmless */
        post: operations["refreshLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** A new password; every other login of the account ends */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-links/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whose password the link sets, for the page that it opens */
        post: operations["readPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-links/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the password; every login of the account ends and the link is used up */
        post: operations["usePasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in, in which role, and which roles there are */
        get: operations["profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The language of mails and messages to this account */
        put: operations["changeLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take another of the own roles */
        put: operations["switchRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v1/activities/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Active activities of the categories asked for, newest first */
        post: operations["searchPublicActivities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v1/base/boothsArea/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Parts of the exhibition hall */
        post: operations["searchBoothsAreas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v1/base/boothsAreaCategory/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What booths are for, with their areas; of those open to an exhibitor type */
        post: operations["searchBoothsAreaCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v1/base/businessCategory/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Branches of industry */
        post: operations["searchBusinessCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v1/base/businessScope/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a unit does */
        post: operations["searchBusinessScopes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v1/base/city/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cities of a province */
        post: operations["searchCities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v1/base/cooperationWay/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How two units may work together */
        post: operations["searchCooperationWays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v1/base/countryRegion/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Countries and regions with their dialling codes */
        post: operations["searchCountryRegions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v1/base/customerCategory/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whom a unit wishes to meet */
        post: operations["searchCustomerCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v1/base/exhibitorType/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Kinds of exhibitor and what they entail */
        post: operations["searchExhibitorTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v1/base/province/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Provinces of a country or region */
        post: operations["searchProvinces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v1/base/targetMarket/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where a unit wishes to sell */
        post: operations["searchTargetMarkets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v1/forums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published forums and questionnaires, soonest first */
        get: operations["searchForums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v1/forums/{forumId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One published forum or questionnaire with its activity */
        get: operations["forum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/participants/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A participant's own page behind the signed link of their mail */
        get: operations["participantPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The database can be reached and every migration is applied */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/autoSignDock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers the present unit as an exhibitor of a bound docking */
        post: operations["autoSignDock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/autoSignRecruitCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers the present unit as a recruiting company of a bound recruitment fair */
        post: operations["autoSignRecruitCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/autoSignRoadshow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers the present unit in a bound road show; of a level the unit has, else the usual one */
        post: operations["autoSignRoadshow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/exhibitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own exhibitor in an activity, and whether the password must be changed first (G35) */
        get: operations["exhibitorOfActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a school’s account into a road show by its invitation; the school must have a research office */
        post: operations["inviteToTalk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/roadshow/school": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The research office of the present unit’s school (G60)
         * @description For ROADSHOW.
         */
        get: operations["roadshowSchoolAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/roadshow/unit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The unit of the present road-show role, its level, and whose registrations it sees (G59)
         * @description For ROADSHOW.
         */
        get: operations["currentRoadshowUnit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand over attempts made on a device; each is judged alone, and sending one twice is harmless */
        post: operations["sendAttempts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/cancelled-kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A kind no longer takes place, or does after all; its sign-ins are voided and not deleted
         * @description For DOOR_SUPERVISOR, FUND_ADMIN.
         */
        post: operations["cancelKind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The conflict inbox
         * @description For DOOR_SUPERVISOR, FUND_ADMIN.
         */
        get: operations["conflicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/conflicts/{conflictId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a contradiction
         * @description For DOOR_SUPERVISOR, FUND_ADMIN.
         */
        post: operations["settleConflict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/devices/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contradictions of what this device showed, not yet settled */
        get: operations["myConflicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/devices/conflicts/{conflictId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Settle a contradiction at the door where it happened */
        post: operations["settleMine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/devices/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Server-sent events for a device: people changed, counts, conflicts of its own, notices, revoked */
        get: operations["deviceEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/devices/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How a device is: what waits on it, how old its list is, how far its clock is off, what its checks found */
        post: operations["heartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/devices/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a paired device needs to judge on its own: activity, windows, kinds, and the keys its codes are signed with */
        get: operations["station"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/devices/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A phone shows the pairing code of a station and becomes its device */
        post: operations["pair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/devices/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The end of a shift: the device says what it holds, the server signs what it has (N4) */
        post: operations["receipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-sent events for staff: counts, conflicts, stations
         * @description For DOOR_SUPERVISOR, FUND_ADMIN, FUND_REVIEWER.
         */
        get: operations["staffEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signed in of expected per kind, per gate and per hour; the pace of each gate
         * @description For DOOR_SUPERVISOR, FUND_ADMIN, FUND_REVIEWER.
         */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People with fully signed and not fully signed, per kind
         * @description For DOOR_SUPERVISOR, FUND_ADMIN, FUND_REVIEWER.
         */
        get: operations["people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/people/{participantId}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a sign-in back, with a reason; the next admitted attempt takes the credit where there is one
         * @description For DOOR_SUPERVISOR, FUND_ADMIN.
         */
        post: operations["takeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A participant who scanned the code shown at the venue signs in for ACTIVITY with their own phone */
        post: operations["signInMyself"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people expected: everything without a cursor, what changed since with one, in commit-safe order */
        get: operations["snapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/stations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stations with last seen, pending, list age, clock offset, missing attempts
         * @description For DOOR_SUPERVISOR, FUND_ADMIN.
         */
        get: operations["stations"];
        put?: never;
        /**
         * A station of an activity: kinds, gate, profile; answers with the code that a phone pairs with, once
         * @description For DOOR_SUPERVISOR, FUND_ADMIN.
         */
        post: operations["createStation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/stations/{stationId}/pairing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new pairing code for a station; the phone paired before keeps its queue and loses its rights
         * @description For DOOR_SUPERVISOR, FUND_ADMIN.
         */
        post: operations["renewPairing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/stations/{stationId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a phone out of service: personal data goes at once, its queue stays until handed over
         * @description For DOOR_SUPERVISOR, FUND_ADMIN.
         */
        post: operations["revokeStation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/stations/{stationId}/venue-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address that participants scan at the venue to sign in themselves
         * @description For DOOR_SUPERVISOR, FUND_ADMIN.
         */
        get: operations["venueCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The outbox: every mail and SMS, newest first, and whether there is anything to send them with
         * @description For FUND_ADMIN, DOOR_SUPERVISOR.
         */
        get: operations["messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/messages/send-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try again every message that failed, as after an outage
         * @description For FUND_ADMIN.
         */
        post: operations["sendFailedMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/messages/{messageId}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try again a message that failed or was kept, or write one that had no template
         * @description For FUND_ADMIN.
         */
        post: operations["sendMessageAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/messages/{messageId}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Never send a message that is still held
         * @description For FUND_ADMIN.
         */
        post: operations["takeBackMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participant-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes that units ask for, oldest open first
         * @description For FUND_ADMIN, FUND_REVIEWER, DOOR_SUPERVISOR.
         */
        get: operations["participantChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participant-changes/{changeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or refuse a change; accepted, newcomers get codes and those replaced lose theirs
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        post: operations["decideParticipantChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participant-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lists of an activity by unit
         * @description For FUND_ADMIN, FUND_REVIEWER, DOOR_SUPERVISOR.
         */
        get: operations["participantLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participant-lists/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lock lists that were sent: their people get codes and are told. Without units, all of them, oldest first
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        post: operations["freezeParticipantLists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People of an activity: search by name in any script, pinyin, initials, unit, last digits of the phone
         * @description For FUND_ADMIN, FUND_REVIEWER, DOOR_SUPERVISOR.
         */
        get: operations["searchParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participants/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Names and codes to print as badges, by unit and name
         * @description For FUND_ADMIN, FUND_REVIEWER, DOOR_SUPERVISOR.
         */
        get: operations["participantBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participants/dinner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Seats, tables and diets of the welcome dinner
         * @description For FUND_ADMIN, FUND_REVIEWER, DOOR_SUPERVISOR.
         */
        get: operations["dinnerSeats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participants/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The people of a filter as xlsx; personal columns only with a reason, which is recorded
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        post: operations["exportParticipants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participants/hotel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rooms by night: how many there are, how many are taken by locked lists and how many are wished in all
         * @description For FUND_ADMIN, FUND_REVIEWER, DOOR_SUPERVISOR.
         */
        get: operations["hotelNights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participants/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an xlsx or csv sheet and read what would happen, row by row; nothing is changed yet
         * @description For FUND_ADMIN.
         */
        post: operations["previewParticipantImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participants/imports/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An empty sheet with the columns that an import knows
         * @description For FUND_ADMIN.
         */
        get: operations["participantImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participants/imports/{importId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do what the preview said, leaving out the rows with errors; refused when something changed since
         * @description For FUND_ADMIN.
         */
        post: operations["confirmParticipantImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participants/{participantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One person, masked, with the history of their list
         * @description For FUND_ADMIN, FUND_REVIEWER, DOOR_SUPERVISOR.
         */
        get: operations["participant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participants/{participantId}/arrangement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the dinner table and the hotel room of a person
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        post: operations["arrangeParticipant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participants/{participantId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the registration of a person; what they signed before stays
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        post: operations["cancelParticipant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participants/{participantId}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a revocation or a cancellation, where there is still room
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        post: operations["reinstateParticipant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participants/{participantId}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything about one person in clear; who read it and why is recorded
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        post: operations["revealParticipant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participants/{participantId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The person's code lets nobody in any more
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        post: operations["revokeParticipant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/participants/{participantId}/send-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the person their code once more
         * @description For FUND_ADMIN, FUND_REVIEWER.
         */
        post: operations["sendParticipantCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validated/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a code is right (D1 §7); it can still be used by the form that it is for */
        get: operations["checkCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validated/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the characters are right, one try for each picture; gives a proof for one use (D1 §7) */
        get: operations["checkGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @enum {string} */
            code: "LOGIN_REQUIRED" | "LOGIN_FAILED" | "NO_PERMISSION" | "ENTITY_NOT_FOUND" | "PARAMS_ERROR" | "PAYLOAD_TOO_LARGE" | "REQUEST_TOO_FREQUENTLY" | "CONNECTION_FAILED" | "SERVICE_UNAVAILABLE" | "EMAIL_IS_MISMATCH" | "MOBILE_IS_MISMATCH" | "CAPTCHA_IS_MISMATCH" | "CAPTCHA_HAS_EXPIRED" | "CAPTCHA_NOT_FOUND" | "EXHIBITION_BOARD_NOT_FOUND" | "ATTACHMENT_NOT_FOUND" | "ACTIVITY_NOT_FOUND" | "EVENT_NOT_FOUND" | "EXHIBITOR_NOT_FOUND" | "ENROLLMENT_NOT_FOUND" | "EXHIBITOR_TYPE_NOT_FOUND" | "EVENT_ACTIVITIES_NOT_FOUND" | "SUPPLEMENT_NOT_FOUND" | "ACCOUNT_NOT_FOUND" | "CODE_ENTITY_NOT_FOUND" | "DOWNLOAD_FAIL" | "UPLOAD_FAIL" | "FILE_NAME_IS_ERROR" | "DUPLICATE_FILE_NAME" | "ATTACHMENT_REJECT_OR_PROCESS" | "EVENT_CANNOT_ENROLL" | "DATE_CANNOT_ENROLL" | "REPEAT_ENROLLMENT" | "STATUS_ERROR" | "INVITATION_CODE_DISABLED" | "INVITATION_CODE_ERROR" | "USERNAME_REPEAT" | "OLD_PASSWORD_EORROR" | "ACCOUNT_EXISTED" | "ACCOUNT" | "ACCOUNT_ERROR" | "UNIT_MANAGEMENT_NOT_FOUND_ERROR" | "PASSWORD_CHANGE_REQUIRED" | "ALREADY_SIGN_IN" | "SIGN_IN_PERSON_NOT_FOUND" | "NOTICE_TEMPLATE_NOT_FOUND" | "IN_USE" | "ACTIVITY_NOT_PUBLIC" | "PARTICIPANT_LIMIT_REACHED" | "REPRESENTATIVE_REQUIRED" | "CAPACITY_EXCEEDED" | "PAIRING_CODE_ERROR" | "DEVICE_REVOKED" | "LAST_ADMINISTRATOR";
            message: string;
            fields?: {
                path: string;
                problem: string;
                params?: {
                    [key: string]: string | number;
                };
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    searchMyActivities: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: "createdTime:desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default [
                     *       "STWEEK",
                     *       "PCLOSE",
                     *       "ROADSHOW",
                     *       "DOCKING",
                     *       "RECRUIT",
                     *       "PUBLIC"
                     *     ]
                     */
                    categories?: ("STWEEK" | "PCLOSE" | "ROADSHOW" | "DOCKING" | "RECRUIT" | "PUBLIC")[];
                };
            };
        };
        responses: {
            /** @description Activities that the present role of the account covers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            category: "STWEEK" | "PCLOSE" | "ROADSHOW" | "DOCKING" | "RECRUIT" | "PUBLIC";
                            promoter: ("P" | "R") | null;
                            code: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            description: {
                                tc: string;
                                en: string;
                                pt: string;
                            };
                            place: {
                                tc: string;
                                en: string;
                                pt: string;
                            };
                            beginDate: string;
                            endDate: string;
                            enrollBeginDate: string | null;
                            enrollEndDate: string | null;
                            exhibitorEnrollBeginDate: string | null;
                            exhibitorEnrollEndDate: string | null;
                            customerEnrollBeginDate: string | null;
                            customerEnrollEndDate: string | null;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    activityStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    activityIds: string[];
                };
            };
        };
        responses: {
            /** @description Where the unit of the present role stands in each activity that it is registered for (G10) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            activityId: string;
                            /** Format: uuid */
                            enrollmentId: string;
                            value: 0 | 1;
                            status: string;
                            selfstatus: string | null;
                            turn: ("exhibitor" | "contractor" | "fund") | null;
                            wanted: ("finishApplication" | "correctApplication" | "uploadDesign" | "correctBoards" | "correctDesign" | "checkPreview" | "checkDesign" | "changeDesign") | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            since: string;
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    activity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                activityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One activity with all its texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        category: "STWEEK" | "PCLOSE" | "ROADSHOW" | "DOCKING" | "RECRUIT" | "PUBLIC";
                        promoter: ("P" | "R") | null;
                        code: string;
                        nameTc: string;
                        nameEn: string;
                        namePt: string;
                        description: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        place: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        beginDate: string;
                        endDate: string;
                        enrollBeginDate: string | null;
                        enrollEndDate: string | null;
                        exhibitorEnrollBeginDate: string | null;
                        exhibitorEnrollEndDate: string | null;
                        customerEnrollBeginDate: string | null;
                        customerEnrollEndDate: string | null;
                        remark: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        statement: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        bindingOtherActivities: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            category: "STWEEK" | "PCLOSE" | "ROADSHOW" | "DOCKING" | "RECRUIT" | "PUBLIC";
                            promoter: ("P" | "R") | null;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                        }[];
                        bindingOtherActivityTips: {
                            tc: string;
                            en: string;
                            pt: string;
                        }[];
                        announcementNameTc: string;
                        announcementNameEn: string;
                        announcementNamePt: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    myParticipantList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                activityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unit's list for the activity: people, status, limit, window, and what may be done now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        activityId: string;
                        activityNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        unitNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        /** @enum {string} */
                        status: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                        version: number;
                        window: {
                            begin: string | null;
                            end: string | null;
                        };
                        hotel: {
                            /** Format: date */
                            firstNight: string;
                            /** Format: date */
                            lastNight: string;
                        } | null;
                        dinner: {
                            sitting: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                        } | null;
                        facts: {
                            isSubmitted: boolean;
                            /** @enum {string} */
                            window: "NOT_STARTED" | "OPEN" | "ENDED";
                            count: number;
                            limit: number;
                            hasRepresentative: boolean;
                            everybodyIsComplete: boolean;
                            capacityIsEnough: boolean;
                            retentionHasPassed: boolean;
                        };
                        representativeId: string | null;
                        people: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            nameTc: string;
                            nameEn: string;
                            pinyin: string;
                            title: string;
                            /** @enum {string} */
                            gender: "SIR" | "MADAM";
                            nationality: string;
                            /** @enum {string} */
                            documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                            maskedDocument: string;
                            phoneCountry: string;
                            maskedPhone: string;
                            phoneVerified: boolean;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            dinner: boolean;
                            diet: string;
                            dinnerTable: string;
                            hotel: boolean;
                            hotelRoom: string;
                            checkIn: string | null;
                            checkOut: string | null;
                            kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                            hasCode: boolean;
                            revokedAt: string | null;
                            cancelledAt: string | null;
                        }[];
                        change: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                            reason: string;
                            changes: {
                                /** @enum {string} */
                                kind: "add" | "edit" | "remove";
                                participantId: string | null;
                                nameTc: string;
                                nameEn: string;
                                differences: {
                                    /** @enum {string} */
                                    field: "nameTc" | "nameEn" | "pinyin" | "title" | "gender" | "birthDate" | "nationality" | "documentType" | "documentNumber" | "phoneCountry" | "phone" | "wechatId" | "email" | "language" | "dinner" | "diet" | "hotel" | "checkIn" | "checkOut";
                                    before: string | boolean | null;
                                    after: string | boolean | null;
                                }[];
                                anotherPerson: boolean;
                            }[];
                            representative: {
                                nameTc: string;
                                nameEn: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            askedAt: string;
                            decidedAt: string | null;
                            answer: string;
                        } | null;
                        submittedAt: string | null;
                        lockedAt: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askParticipantChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                activityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    reason: string;
                    changes: ({
                        /** @constant */
                        kind: "add";
                        person: {
                            nameTc: string;
                            nameEn: string;
                            pinyin: string;
                            title: string;
                            /** @enum {string} */
                            gender: "SIR" | "MADAM";
                            /** Format: date */
                            birthDate: string;
                            nationality: string;
                            /** @enum {string} */
                            documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                            documentNumber: string;
                            wechatId: string;
                            phoneCountry: string;
                            phone: string;
                            email: string;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            dinner: boolean;
                            diet: string;
                            hotel: boolean;
                            checkIn: string | null;
                            checkOut: string | null;
                        };
                        /** @default false */
                        representative?: boolean;
                    } | {
                        /** @constant */
                        kind: "edit";
                        /** Format: uuid */
                        participantId: string;
                        version: number;
                        person: {
                            nameTc: string;
                            nameEn: string;
                            pinyin: string;
                            title: string;
                            /** @enum {string} */
                            gender: "SIR" | "MADAM";
                            /** Format: date */
                            birthDate: string;
                            nationality: string;
                            /** @enum {string} */
                            documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                            documentNumber: string;
                            wechatId: string;
                            phoneCountry: string;
                            phone: string;
                            email: string;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            dinner: boolean;
                            diet: string;
                            hotel: boolean;
                            checkIn: string | null;
                            checkOut: string | null;
                        };
                    } | {
                        /** @constant */
                        kind: "remove";
                        /** Format: uuid */
                        participantId: string;
                        version: number;
                    })[];
                    /** @default null */
                    representativeId?: string | null;
                };
            };
        };
        responses: {
            /** @description Ask for changes to a locked list, with a reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        activityId: string;
                        activityNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        unitNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        /** @enum {string} */
                        status: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                        version: number;
                        window: {
                            begin: string | null;
                            end: string | null;
                        };
                        hotel: {
                            /** Format: date */
                            firstNight: string;
                            /** Format: date */
                            lastNight: string;
                        } | null;
                        dinner: {
                            sitting: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                        } | null;
                        facts: {
                            isSubmitted: boolean;
                            /** @enum {string} */
                            window: "NOT_STARTED" | "OPEN" | "ENDED";
                            count: number;
                            limit: number;
                            hasRepresentative: boolean;
                            everybodyIsComplete: boolean;
                            capacityIsEnough: boolean;
                            retentionHasPassed: boolean;
                        };
                        representativeId: string | null;
                        people: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            nameTc: string;
                            nameEn: string;
                            pinyin: string;
                            title: string;
                            /** @enum {string} */
                            gender: "SIR" | "MADAM";
                            nationality: string;
                            /** @enum {string} */
                            documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                            maskedDocument: string;
                            phoneCountry: string;
                            maskedPhone: string;
                            phoneVerified: boolean;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            dinner: boolean;
                            diet: string;
                            dinnerTable: string;
                            hotel: boolean;
                            hotelRoom: string;
                            checkIn: string | null;
                            checkOut: string | null;
                            kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                            hasCode: boolean;
                            revokedAt: string | null;
                            cancelledAt: string | null;
                        }[];
                        change: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                            reason: string;
                            changes: {
                                /** @enum {string} */
                                kind: "add" | "edit" | "remove";
                                participantId: string | null;
                                nameTc: string;
                                nameEn: string;
                                differences: {
                                    /** @enum {string} */
                                    field: "nameTc" | "nameEn" | "pinyin" | "title" | "gender" | "birthDate" | "nationality" | "documentType" | "documentNumber" | "phoneCountry" | "phone" | "wechatId" | "email" | "language" | "dinner" | "diet" | "hotel" | "checkIn" | "checkOut";
                                    before: string | boolean | null;
                                    after: string | boolean | null;
                                }[];
                                anotherPerson: boolean;
                            }[];
                            representative: {
                                nameTc: string;
                                nameEn: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            askedAt: string;
                            decidedAt: string | null;
                            answer: string;
                        } | null;
                        submittedAt: string | null;
                        lockedAt: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PARTICIPANT_LIMIT_REACHED, STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REPRESENTATIVE_REQUIRED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    withdrawParticipantChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                activityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Give up a change that is not decided yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        activityId: string;
                        activityNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        unitNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        /** @enum {string} */
                        status: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                        version: number;
                        window: {
                            begin: string | null;
                            end: string | null;
                        };
                        hotel: {
                            /** Format: date */
                            firstNight: string;
                            /** Format: date */
                            lastNight: string;
                        } | null;
                        dinner: {
                            sitting: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                        } | null;
                        facts: {
                            isSubmitted: boolean;
                            /** @enum {string} */
                            window: "NOT_STARTED" | "OPEN" | "ENDED";
                            count: number;
                            limit: number;
                            hasRepresentative: boolean;
                            everybodyIsComplete: boolean;
                            capacityIsEnough: boolean;
                            retentionHasPassed: boolean;
                        };
                        representativeId: string | null;
                        people: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            nameTc: string;
                            nameEn: string;
                            pinyin: string;
                            title: string;
                            /** @enum {string} */
                            gender: "SIR" | "MADAM";
                            nationality: string;
                            /** @enum {string} */
                            documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                            maskedDocument: string;
                            phoneCountry: string;
                            maskedPhone: string;
                            phoneVerified: boolean;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            dinner: boolean;
                            diet: string;
                            dinnerTable: string;
                            hotel: boolean;
                            hotelRoom: string;
                            checkIn: string | null;
                            checkOut: string | null;
                            kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                            hasCode: boolean;
                            revokedAt: string | null;
                            cancelledAt: string | null;
                        }[];
                        change: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                            reason: string;
                            changes: {
                                /** @enum {string} */
                                kind: "add" | "edit" | "remove";
                                participantId: string | null;
                                nameTc: string;
                                nameEn: string;
                                differences: {
                                    /** @enum {string} */
                                    field: "nameTc" | "nameEn" | "pinyin" | "title" | "gender" | "birthDate" | "nationality" | "documentType" | "documentNumber" | "phoneCountry" | "phone" | "wechatId" | "email" | "language" | "dinner" | "diet" | "hotel" | "checkIn" | "checkOut";
                                    before: string | boolean | null;
                                    after: string | boolean | null;
                                }[];
                                anotherPerson: boolean;
                            }[];
                            representative: {
                                nameTc: string;
                                nameEn: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            askedAt: string;
                            decidedAt: string | null;
                            answer: string;
                        } | null;
                        submittedAt: string | null;
                        lockedAt: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    chooseRepresentative: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                activityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    /** Format: uuid */
                    participantId: string;
                };
            };
        };
        responses: {
            /** @description Name the one person who represents the unit at meetings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        activityId: string;
                        activityNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        unitNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        /** @enum {string} */
                        status: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                        version: number;
                        window: {
                            begin: string | null;
                            end: string | null;
                        };
                        hotel: {
                            /** Format: date */
                            firstNight: string;
                            /** Format: date */
                            lastNight: string;
                        } | null;
                        dinner: {
                            sitting: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                        } | null;
                        facts: {
                            isSubmitted: boolean;
                            /** @enum {string} */
                            window: "NOT_STARTED" | "OPEN" | "ENDED";
                            count: number;
                            limit: number;
                            hasRepresentative: boolean;
                            everybodyIsComplete: boolean;
                            capacityIsEnough: boolean;
                            retentionHasPassed: boolean;
                        };
                        representativeId: string | null;
                        people: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            nameTc: string;
                            nameEn: string;
                            pinyin: string;
                            title: string;
                            /** @enum {string} */
                            gender: "SIR" | "MADAM";
                            nationality: string;
                            /** @enum {string} */
                            documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                            maskedDocument: string;
                            phoneCountry: string;
                            maskedPhone: string;
                            phoneVerified: boolean;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            dinner: boolean;
                            diet: string;
                            dinnerTable: string;
                            hotel: boolean;
                            hotelRoom: string;
                            checkIn: string | null;
                            checkOut: string | null;
                            kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                            hasCode: boolean;
                            revokedAt: string | null;
                            cancelledAt: string | null;
                        }[];
                        change: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                            reason: string;
                            changes: {
                                /** @enum {string} */
                                kind: "add" | "edit" | "remove";
                                participantId: string | null;
                                nameTc: string;
                                nameEn: string;
                                differences: {
                                    /** @enum {string} */
                                    field: "nameTc" | "nameEn" | "pinyin" | "title" | "gender" | "birthDate" | "nationality" | "documentType" | "documentNumber" | "phoneCountry" | "phone" | "wechatId" | "email" | "language" | "dinner" | "diet" | "hotel" | "checkIn" | "checkOut";
                                    before: string | boolean | null;
                                    after: string | boolean | null;
                                }[];
                                anotherPerson: boolean;
                            }[];
                            representative: {
                                nameTc: string;
                                nameEn: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            askedAt: string;
                            decidedAt: string | null;
                            answer: string;
                        } | null;
                        submittedAt: string | null;
                        lockedAt: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DATE_CANNOT_ENROLL, STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    submitParticipantList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                activityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Send the list to the fund */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        activityId: string;
                        activityNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        unitNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        /** @enum {string} */
                        status: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                        version: number;
                        window: {
                            begin: string | null;
                            end: string | null;
                        };
                        hotel: {
                            /** Format: date */
                            firstNight: string;
                            /** Format: date */
                            lastNight: string;
                        } | null;
                        dinner: {
                            sitting: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                        } | null;
                        facts: {
                            isSubmitted: boolean;
                            /** @enum {string} */
                            window: "NOT_STARTED" | "OPEN" | "ENDED";
                            count: number;
                            limit: number;
                            hasRepresentative: boolean;
                            everybodyIsComplete: boolean;
                            capacityIsEnough: boolean;
                            retentionHasPassed: boolean;
                        };
                        representativeId: string | null;
                        people: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            nameTc: string;
                            nameEn: string;
                            pinyin: string;
                            title: string;
                            /** @enum {string} */
                            gender: "SIR" | "MADAM";
                            nationality: string;
                            /** @enum {string} */
                            documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                            maskedDocument: string;
                            phoneCountry: string;
                            maskedPhone: string;
                            phoneVerified: boolean;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            dinner: boolean;
                            diet: string;
                            dinnerTable: string;
                            hotel: boolean;
                            hotelRoom: string;
                            checkIn: string | null;
                            checkOut: string | null;
                            kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                            hasCode: boolean;
                            revokedAt: string | null;
                            cancelledAt: string | null;
                        }[];
                        change: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                            reason: string;
                            changes: {
                                /** @enum {string} */
                                kind: "add" | "edit" | "remove";
                                participantId: string | null;
                                nameTc: string;
                                nameEn: string;
                                differences: {
                                    /** @enum {string} */
                                    field: "nameTc" | "nameEn" | "pinyin" | "title" | "gender" | "birthDate" | "nationality" | "documentType" | "documentNumber" | "phoneCountry" | "phone" | "wechatId" | "email" | "language" | "dinner" | "diet" | "hotel" | "checkIn" | "checkOut";
                                    before: string | boolean | null;
                                    after: string | boolean | null;
                                }[];
                                anotherPerson: boolean;
                            }[];
                            representative: {
                                nameTc: string;
                                nameEn: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            askedAt: string;
                            decidedAt: string | null;
                            answer: string;
                        } | null;
                        submittedAt: string | null;
                        lockedAt: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DATE_CANNOT_ENROLL, PARTICIPANT_LIMIT_REACHED, STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REPRESENTATIVE_REQUIRED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    withdrawParticipantList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                activityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Take a list back that was sent and is not locked yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        activityId: string;
                        activityNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        unitNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        /** @enum {string} */
                        status: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                        version: number;
                        window: {
                            begin: string | null;
                            end: string | null;
                        };
                        hotel: {
                            /** Format: date */
                            firstNight: string;
                            /** Format: date */
                            lastNight: string;
                        } | null;
                        dinner: {
                            sitting: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                        } | null;
                        facts: {
                            isSubmitted: boolean;
                            /** @enum {string} */
                            window: "NOT_STARTED" | "OPEN" | "ENDED";
                            count: number;
                            limit: number;
                            hasRepresentative: boolean;
                            everybodyIsComplete: boolean;
                            capacityIsEnough: boolean;
                            retentionHasPassed: boolean;
                        };
                        representativeId: string | null;
                        people: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            nameTc: string;
                            nameEn: string;
                            pinyin: string;
                            title: string;
                            /** @enum {string} */
                            gender: "SIR" | "MADAM";
                            nationality: string;
                            /** @enum {string} */
                            documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                            maskedDocument: string;
                            phoneCountry: string;
                            maskedPhone: string;
                            phoneVerified: boolean;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            dinner: boolean;
                            diet: string;
                            dinnerTable: string;
                            hotel: boolean;
                            hotelRoom: string;
                            checkIn: string | null;
                            checkOut: string | null;
                            kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                            hasCode: boolean;
                            revokedAt: string | null;
                            cancelledAt: string | null;
                        }[];
                        change: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                            reason: string;
                            changes: {
                                /** @enum {string} */
                                kind: "add" | "edit" | "remove";
                                participantId: string | null;
                                nameTc: string;
                                nameEn: string;
                                differences: {
                                    /** @enum {string} */
                                    field: "nameTc" | "nameEn" | "pinyin" | "title" | "gender" | "birthDate" | "nationality" | "documentType" | "documentNumber" | "phoneCountry" | "phone" | "wechatId" | "email" | "language" | "dinner" | "diet" | "hotel" | "checkIn" | "checkOut";
                                    before: string | boolean | null;
                                    after: string | boolean | null;
                                }[];
                                anotherPerson: boolean;
                            }[];
                            representative: {
                                nameTc: string;
                                nameEn: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            askedAt: string;
                            decidedAt: string | null;
                            answer: string;
                        } | null;
                        submittedAt: string | null;
                        lockedAt: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DATE_CANNOT_ENROLL, STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addParticipant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                activityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    person: {
                        nameTc: string;
                        nameEn: string;
                        pinyin: string;
                        title: string;
                        /** @enum {string} */
                        gender: "SIR" | "MADAM";
                        /** Format: date */
                        birthDate: string;
                        nationality: string;
                        /** @enum {string} */
                        documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                        documentNumber: string;
                        wechatId: string;
                        phoneCountry: string;
                        phone: string;
                        email: string;
                        /** @enum {string} */
                        language: "zh" | "sc" | "en" | "pt";
                        dinner: boolean;
                        diet: string;
                        hotel: boolean;
                        checkIn: string | null;
                        checkOut: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Put a person on the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        activityId: string;
                        activityNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        unitNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        /** @enum {string} */
                        status: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                        version: number;
                        window: {
                            begin: string | null;
                            end: string | null;
                        };
                        hotel: {
                            /** Format: date */
                            firstNight: string;
                            /** Format: date */
                            lastNight: string;
                        } | null;
                        dinner: {
                            sitting: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                        } | null;
                        facts: {
                            isSubmitted: boolean;
                            /** @enum {string} */
                            window: "NOT_STARTED" | "OPEN" | "ENDED";
                            count: number;
                            limit: number;
                            hasRepresentative: boolean;
                            everybodyIsComplete: boolean;
                            capacityIsEnough: boolean;
                            retentionHasPassed: boolean;
                        };
                        representativeId: string | null;
                        people: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            nameTc: string;
                            nameEn: string;
                            pinyin: string;
                            title: string;
                            /** @enum {string} */
                            gender: "SIR" | "MADAM";
                            nationality: string;
                            /** @enum {string} */
                            documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                            maskedDocument: string;
                            phoneCountry: string;
                            maskedPhone: string;
                            phoneVerified: boolean;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            dinner: boolean;
                            diet: string;
                            dinnerTable: string;
                            hotel: boolean;
                            hotelRoom: string;
                            checkIn: string | null;
                            checkOut: string | null;
                            kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                            hasCode: boolean;
                            revokedAt: string | null;
                            cancelledAt: string | null;
                        }[];
                        change: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                            reason: string;
                            changes: {
                                /** @enum {string} */
                                kind: "add" | "edit" | "remove";
                                participantId: string | null;
                                nameTc: string;
                                nameEn: string;
                                differences: {
                                    /** @enum {string} */
                                    field: "nameTc" | "nameEn" | "pinyin" | "title" | "gender" | "birthDate" | "nationality" | "documentType" | "documentNumber" | "phoneCountry" | "phone" | "wechatId" | "email" | "language" | "dinner" | "diet" | "hotel" | "checkIn" | "checkOut";
                                    before: string | boolean | null;
                                    after: string | boolean | null;
                                }[];
                                anotherPerson: boolean;
                            }[];
                            representative: {
                                nameTc: string;
                                nameEn: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            askedAt: string;
                            decidedAt: string | null;
                            answer: string;
                        } | null;
                        submittedAt: string | null;
                        lockedAt: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DATE_CANNOT_ENROLL, PARTICIPANT_LIMIT_REACHED, STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    myParticipant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                activityId: string;
                participantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the unit’s own people with everything entered, for editing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        version: number;
                        phoneVerified: boolean;
                        person: {
                            nameTc: string;
                            nameEn: string;
                            pinyin: string;
                            title: string;
                            /** @enum {string} */
                            gender: "SIR" | "MADAM";
                            /** Format: date */
                            birthDate: string;
                            nationality: string;
                            /** @enum {string} */
                            documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                            documentNumber: string;
                            wechatId: string;
                            phoneCountry: string;
                            phone: string;
                            email: string;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            dinner: boolean;
                            diet: string;
                            hotel: boolean;
                            checkIn: string | null;
                            checkOut: string | null;
                        };
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    editParticipant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                activityId: string;
                participantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    person: {
                        nameTc: string;
                        nameEn: string;
                        pinyin: string;
                        title: string;
                        /** @enum {string} */
                        gender: "SIR" | "MADAM";
                        /** Format: date */
                        birthDate: string;
                        nationality: string;
                        /** @enum {string} */
                        documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                        documentNumber: string;
                        wechatId: string;
                        phoneCountry: string;
                        phone: string;
                        email: string;
                        /** @enum {string} */
                        language: "zh" | "sc" | "en" | "pt";
                        dinner: boolean;
                        diet: string;
                        hotel: boolean;
                        checkIn: string | null;
                        checkOut: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Change a person; a version that is no longer the newest is refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        activityId: string;
                        activityNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        unitNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        /** @enum {string} */
                        status: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                        version: number;
                        window: {
                            begin: string | null;
                            end: string | null;
                        };
                        hotel: {
                            /** Format: date */
                            firstNight: string;
                            /** Format: date */
                            lastNight: string;
                        } | null;
                        dinner: {
                            sitting: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                        } | null;
                        facts: {
                            isSubmitted: boolean;
                            /** @enum {string} */
                            window: "NOT_STARTED" | "OPEN" | "ENDED";
                            count: number;
                            limit: number;
                            hasRepresentative: boolean;
                            everybodyIsComplete: boolean;
                            capacityIsEnough: boolean;
                            retentionHasPassed: boolean;
                        };
                        representativeId: string | null;
                        people: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            nameTc: string;
                            nameEn: string;
                            pinyin: string;
                            title: string;
                            /** @enum {string} */
                            gender: "SIR" | "MADAM";
                            nationality: string;
                            /** @enum {string} */
                            documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                            maskedDocument: string;
                            phoneCountry: string;
                            maskedPhone: string;
                            phoneVerified: boolean;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            dinner: boolean;
                            diet: string;
                            dinnerTable: string;
                            hotel: boolean;
                            hotelRoom: string;
                            checkIn: string | null;
                            checkOut: string | null;
                            kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                            hasCode: boolean;
                            revokedAt: string | null;
                            cancelledAt: string | null;
                        }[];
                        change: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                            reason: string;
                            changes: {
                                /** @enum {string} */
                                kind: "add" | "edit" | "remove";
                                participantId: string | null;
                                nameTc: string;
                                nameEn: string;
                                differences: {
                                    /** @enum {string} */
                                    field: "nameTc" | "nameEn" | "pinyin" | "title" | "gender" | "birthDate" | "nationality" | "documentType" | "documentNumber" | "phoneCountry" | "phone" | "wechatId" | "email" | "language" | "dinner" | "diet" | "hotel" | "checkIn" | "checkOut";
                                    before: string | boolean | null;
                                    after: string | boolean | null;
                                }[];
                                anotherPerson: boolean;
                            }[];
                            representative: {
                                nameTc: string;
                                nameEn: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            askedAt: string;
                            decidedAt: string | null;
                            answer: string;
                        } | null;
                        submittedAt: string | null;
                        lockedAt: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DATE_CANNOT_ENROLL, STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeParticipant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                activityId: string;
                participantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Take a person off the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        activityId: string;
                        activityNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        unitNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        /** @enum {string} */
                        status: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                        version: number;
                        window: {
                            begin: string | null;
                            end: string | null;
                        };
                        hotel: {
                            /** Format: date */
                            firstNight: string;
                            /** Format: date */
                            lastNight: string;
                        } | null;
                        dinner: {
                            sitting: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                        } | null;
                        facts: {
                            isSubmitted: boolean;
                            /** @enum {string} */
                            window: "NOT_STARTED" | "OPEN" | "ENDED";
                            count: number;
                            limit: number;
                            hasRepresentative: boolean;
                            everybodyIsComplete: boolean;
                            capacityIsEnough: boolean;
                            retentionHasPassed: boolean;
                        };
                        representativeId: string | null;
                        people: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            nameTc: string;
                            nameEn: string;
                            pinyin: string;
                            title: string;
                            /** @enum {string} */
                            gender: "SIR" | "MADAM";
                            nationality: string;
                            /** @enum {string} */
                            documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                            maskedDocument: string;
                            phoneCountry: string;
                            maskedPhone: string;
                            phoneVerified: boolean;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            dinner: boolean;
                            diet: string;
                            dinnerTable: string;
                            hotel: boolean;
                            hotelRoom: string;
                            checkIn: string | null;
                            checkOut: string | null;
                            kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                            hasCode: boolean;
                            revokedAt: string | null;
                            cancelledAt: string | null;
                        }[];
                        change: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                            reason: string;
                            changes: {
                                /** @enum {string} */
                                kind: "add" | "edit" | "remove";
                                participantId: string | null;
                                nameTc: string;
                                nameEn: string;
                                differences: {
                                    /** @enum {string} */
                                    field: "nameTc" | "nameEn" | "pinyin" | "title" | "gender" | "birthDate" | "nationality" | "documentType" | "documentNumber" | "phoneCountry" | "phone" | "wechatId" | "email" | "language" | "dinner" | "diet" | "hotel" | "checkIn" | "checkOut";
                                    before: string | boolean | null;
                                    after: string | boolean | null;
                                }[];
                                anotherPerson: boolean;
                            }[];
                            representative: {
                                nameTc: string;
                                nameEn: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            askedAt: string;
                            decidedAt: string | null;
                            answer: string;
                        } | null;
                        submittedAt: string | null;
                        lockedAt: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DATE_CANNOT_ENROLL, STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REPRESENTATIVE_REQUIRED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                activityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phoneCountry: string;
                    phone: string;
                };
            };
        };
        responses: {
            /** @description Send a code of six digits to a phone: once a minute, five a day per number (G42) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        resendAt: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        expiresAt: string;
                        leftToday: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                activityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phoneCountry: string;
                    phone: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description The code that arrived: right within ten minutes and five tries, the number counts as verified (G43) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CAPTCHA_IS_MISMATCH, CAPTCHA_HAS_EXPIRED, CAPTCHA_NOT_FOUND */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchAccounts: {
        parameters: {
            query?: {
                search?: string;
                orgType?: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                activityId?: string;
                standing?: "active" | "suspended" | "neverLoggedIn" | "merged";
                sort?: "createdTime:desc" | "username:asc" | "lastLogin:desc";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accounts by any word of their names, username, e-mail or mobile, by role, activity and standing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            username: string;
                            email: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            mobile: string;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            /** Format: uuid */
                            id: string;
                            version: number;
                            channel: string;
                            orgTypes: ("EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR")[];
                            units: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            lastLoginAt: string | null;
                            suspendedAt: string | null;
                            mergedIntoId: string | null;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    details: {
                        username: string;
                        email: string;
                        nameTc: string;
                        nameEn: string;
                        namePt: string;
                        mobile: string;
                        /** @enum {string} */
                        language: "zh" | "sc" | "en" | "pt";
                    };
                    /** @default null */
                    membership?: {
                        /** @enum {string} */
                        orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                        /** @default null */
                        role?: string | null;
                        /** @default null */
                        unitId?: string | null;
                        /** @default [] */
                        activities?: string[];
                    } | null;
                    /** @enum {string} */
                    firstPassword: "LINK" | "FORCED_CHANGE";
                    password?: string;
                };
            };
        };
        responses: {
            /** @description A new account with its first role; its owner is mailed a link, or must change the password given here */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        accountId: string;
                        notice: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND, ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description USERNAME_REPEAT, ACCOUNT_EXISTED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deskAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One account with its roles, logins and history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: {
                            username: string;
                            email: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            mobile: string;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            /** Format: uuid */
                            id: string;
                            version: number;
                            channel: string;
                            orgTypes: ("EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR")[];
                            units: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            lastLoginAt: string | null;
                            suspendedAt: string | null;
                            mergedIntoId: string | null;
                            hasPassword: boolean;
                            restPassword: boolean;
                            emailVerifiedAt: string | null;
                            mobileVerifiedAt: string | null;
                        };
                        memberships: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                            role: string | null;
                            unit: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            } | null;
                            activities: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            createdAt: string | null;
                            endedAt: string | null;
                        }[];
                        sessions: {
                            /** Format: uuid */
                            id: string;
                            device: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            refreshedAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            expiresAt: string;
                        }[];
                        history: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            by: string | null;
                            action: string;
                            reason: string;
                            changes: {
                                field: string;
                                from: string | number | boolean | null;
                                to: string | number | boolean | null;
                            }[];
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACCOUNT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    editAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    details: {
                        username: string;
                        email: string;
                        nameTc: string;
                        nameEn: string;
                        namePt: string;
                        mobile: string;
                        /** @enum {string} */
                        language: "zh" | "sc" | "en" | "pt";
                    };
                };
            };
        };
        responses: {
            /** @description Change an account; a version that is no longer the newest is refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: {
                            username: string;
                            email: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            mobile: string;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            /** Format: uuid */
                            id: string;
                            version: number;
                            channel: string;
                            orgTypes: ("EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR")[];
                            units: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            lastLoginAt: string | null;
                            suspendedAt: string | null;
                            mergedIntoId: string | null;
                            hasPassword: boolean;
                            restPassword: boolean;
                            emailVerifiedAt: string | null;
                            mobileVerifiedAt: string | null;
                        };
                        memberships: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                            role: string | null;
                            unit: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            } | null;
                            activities: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            createdAt: string | null;
                            endedAt: string | null;
                        }[];
                        sessions: {
                            /** Format: uuid */
                            id: string;
                            device: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            refreshedAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            expiresAt: string;
                        }[];
                        history: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            by: string | null;
                            action: string;
                            reason: string;
                            changes: {
                                field: string;
                                from: string | number | boolean | null;
                                to: string | number | boolean | null;
                            }[];
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACCOUNT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR, USERNAME_REPEAT, ACCOUNT_EXISTED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    membership: {
                        /** @enum {string} */
                        orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                        /** @default null */
                        role?: string | null;
                        /** @default null */
                        unitId?: string | null;
                        /** @default [] */
                        activities?: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Give an account a role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: {
                            username: string;
                            email: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            mobile: string;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            /** Format: uuid */
                            id: string;
                            version: number;
                            channel: string;
                            orgTypes: ("EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR")[];
                            units: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            lastLoginAt: string | null;
                            suspendedAt: string | null;
                            mergedIntoId: string | null;
                            hasPassword: boolean;
                            restPassword: boolean;
                            emailVerifiedAt: string | null;
                            mobileVerifiedAt: string | null;
                        };
                        memberships: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                            role: string | null;
                            unit: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            } | null;
                            activities: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            createdAt: string | null;
                            endedAt: string | null;
                        }[];
                        sessions: {
                            /** Format: uuid */
                            id: string;
                            device: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            refreshedAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            expiresAt: string;
                        }[];
                        history: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            by: string | null;
                            action: string;
                            reason: string;
                            changes: {
                                field: string;
                                from: string | number | boolean | null;
                                to: string | number | boolean | null;
                            }[];
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACCOUNT_NOT_FOUND, ENTITY_NOT_FOUND, ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR, ACCOUNT_EXISTED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
                membershipId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    role: string | null;
                    activities: string[];
                };
            };
        };
        responses: {
            /** @description The activities that a role covers, and its road-show level */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: {
                            username: string;
                            email: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            mobile: string;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            /** Format: uuid */
                            id: string;
                            version: number;
                            channel: string;
                            orgTypes: ("EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR")[];
                            units: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            lastLoginAt: string | null;
                            suspendedAt: string | null;
                            mergedIntoId: string | null;
                            hasPassword: boolean;
                            restPassword: boolean;
                            emailVerifiedAt: string | null;
                            mobileVerifiedAt: string | null;
                        };
                        memberships: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                            role: string | null;
                            unit: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            } | null;
                            activities: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            createdAt: string | null;
                            endedAt: string | null;
                        }[];
                        sessions: {
                            /** Format: uuid */
                            id: string;
                            device: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            refreshedAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            expiresAt: string;
                        }[];
                        history: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            by: string | null;
                            action: string;
                            reason: string;
                            changes: {
                                field: string;
                                from: string | number | boolean | null;
                                to: string | number | boolean | null;
                            }[];
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACCOUNT_NOT_FOUND, ENTITY_NOT_FOUND, ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
                membershipId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Take a role away; logins in it fall back to another one. The last administrator keeps theirs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: {
                            username: string;
                            email: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            mobile: string;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            /** Format: uuid */
                            id: string;
                            version: number;
                            channel: string;
                            orgTypes: ("EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR")[];
                            units: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            lastLoginAt: string | null;
                            suspendedAt: string | null;
                            mergedIntoId: string | null;
                            hasPassword: boolean;
                            restPassword: boolean;
                            emailVerifiedAt: string | null;
                            mobileVerifiedAt: string | null;
                        };
                        memberships: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                            role: string | null;
                            unit: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            } | null;
                            activities: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            createdAt: string | null;
                            endedAt: string | null;
                        }[];
                        sessions: {
                            /** Format: uuid */
                            id: string;
                            device: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            refreshedAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            expiresAt: string;
                        }[];
                        history: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            by: string | null;
                            action: string;
                            reason: string;
                            changes: {
                                field: string;
                                from: string | number | boolean | null;
                                to: string | number | boolean | null;
                            }[];
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACCOUNT_NOT_FOUND, ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR, LAST_ADMINISTRATOR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    previewAccountMerge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
                intoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would go from one account to the other, and what stands in the way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        from: {
                            username: string;
                            email: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            mobile: string;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            /** Format: uuid */
                            id: string;
                            version: number;
                            channel: string;
                            orgTypes: ("EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR")[];
                            units: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            lastLoginAt: string | null;
                            suspendedAt: string | null;
                            mergedIntoId: string | null;
                        };
                        into: {
                            username: string;
                            email: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            mobile: string;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            /** Format: uuid */
                            id: string;
                            version: number;
                            channel: string;
                            orgTypes: ("EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR")[];
                            units: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            lastLoginAt: string | null;
                            suspendedAt: string | null;
                            mergedIntoId: string | null;
                        };
                        plan: string;
                        moves: {
                            memberships: number;
                            joined: number;
                            sessionsEnded: number;
                            notices: number;
                            enrollments: number;
                            externalIdentities: number;
                            invitations: number;
                        };
                        clashes: {
                            /** @enum {string} */
                            kind: "EXTERNAL_IDENTITY" | "LAST_ADMIN" | "SAME" | "MERGED_ALREADY" | "SUSPENDED";
                            detail: string;
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACCOUNT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    mergeAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
                intoId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Do what the preview said: nobody logs in as the first one any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: {
                            username: string;
                            email: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            mobile: string;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            /** Format: uuid */
                            id: string;
                            version: number;
                            channel: string;
                            orgTypes: ("EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR")[];
                            units: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            lastLoginAt: string | null;
                            suspendedAt: string | null;
                            mergedIntoId: string | null;
                            hasPassword: boolean;
                            restPassword: boolean;
                            emailVerifiedAt: string | null;
                            mobileVerifiedAt: string | null;
                        };
                        memberships: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                            role: string | null;
                            unit: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            } | null;
                            activities: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            createdAt: string | null;
                            endedAt: string | null;
                        }[];
                        sessions: {
                            /** Format: uuid */
                            id: string;
                            device: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            refreshedAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            expiresAt: string;
                        }[];
                        history: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            by: string | null;
                            action: string;
                            reason: string;
                            changes: {
                                field: string;
                                from: string | number | boolean | null;
                                to: string | number | boolean | null;
                            }[];
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACCOUNT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR, LAST_ADMINISTRATOR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resetAccountPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mail a link to set a new password; nobody sees one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                        notice: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACCOUNT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    restoreAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Take back a suspension */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: {
                            username: string;
                            email: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            mobile: string;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            /** Format: uuid */
                            id: string;
                            version: number;
                            channel: string;
                            orgTypes: ("EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR")[];
                            units: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            lastLoginAt: string | null;
                            suspendedAt: string | null;
                            mergedIntoId: string | null;
                            hasPassword: boolean;
                            restPassword: boolean;
                            emailVerifiedAt: string | null;
                            mobileVerifiedAt: string | null;
                        };
                        memberships: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                            role: string | null;
                            unit: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            } | null;
                            activities: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            createdAt: string | null;
                            endedAt: string | null;
                        }[];
                        sessions: {
                            /** Format: uuid */
                            id: string;
                            device: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            refreshedAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            expiresAt: string;
                        }[];
                        history: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            by: string | null;
                            action: string;
                            reason: string;
                            changes: {
                                field: string;
                                from: string | number | boolean | null;
                                to: string | number | boolean | null;
                            }[];
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACCOUNT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endAccountSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description End every login of an account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ended: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACCOUNT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    suspendAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Nobody logs in as it until it is restored; its logins end at once. The last administrator stays */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: {
                            username: string;
                            email: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            mobile: string;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            /** Format: uuid */
                            id: string;
                            version: number;
                            channel: string;
                            orgTypes: ("EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR")[];
                            units: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            lastLoginAt: string | null;
                            suspendedAt: string | null;
                            mergedIntoId: string | null;
                            hasPassword: boolean;
                            restPassword: boolean;
                            emailVerifiedAt: string | null;
                            mobileVerifiedAt: string | null;
                        };
                        memberships: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                            role: string | null;
                            unit: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            } | null;
                            activities: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            }[];
                            createdAt: string | null;
                            endedAt: string | null;
                        }[];
                        sessions: {
                            /** Format: uuid */
                            id: string;
                            device: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            refreshedAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            expiresAt: string;
                        }[];
                        history: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            by: string | null;
                            action: string;
                            reason: string;
                            changes: {
                                field: string;
                                from: string | number | boolean | null;
                                to: string | number | boolean | null;
                            }[];
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACCOUNT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR, LAST_ADMINISTRATOR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    audit: {
        parameters: {
            query?: {
                accountId?: string;
                action?: string;
                subjectKind?: string;
                subjectId?: string;
                from?: string;
                until?: string;
                after?: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who changed what, when, from what to what; newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            accountId: string | null;
                            by: string | null;
                            action: string;
                            subjectKind: string;
                            subjectId: string | null;
                            reason: string;
                            changes: {
                                field: string;
                                from: string | number | boolean | null;
                                to: string | number | boolean | null;
                            }[];
                            details: {
                                [key: string]: (string | number | boolean | null) | string[];
                            };
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    auditWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions, kinds of subject and people that the audit can be narrowed to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        actions: string[];
                        subjectKinds: string[];
                        people: {
                            /** Format: uuid */
                            accountId: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportKinds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists that can be taken as a sheet, with their columns */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            kind: string;
                            heading: {
                                zh: string;
                                sc: string;
                                en: string;
                                pt: string;
                            };
                            columns: {
                                key: string;
                                heading: {
                                    zh: string;
                                    sc: string;
                                    en: string;
                                    pt: string;
                                };
                                personal: boolean;
                            }[];
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exports: {
        parameters: {
            query?: {
                after?: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheets that the person asked for, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            id: string;
                            kind: string;
                            heading: {
                                zh: string;
                                sc: string;
                                en: string;
                                pt: string;
                            };
                            filter: {
                                [key: string]: unknown;
                            };
                            columns: string[];
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            reason: string;
                            /** @enum {string} */
                            state: "WAITING" | "RUNNING" | "DONE" | "FAILED" | "EXPIRED";
                            rowsDone: number;
                            rowsTotal: number | null;
                            bytes: number | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            finishedAt: string | null;
                            expiresAt: string | null;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: string;
                    /** @default {} */
                    filter?: {
                        [key: string]: unknown;
                    };
                    columns: string[];
                    /** @enum {string} */
                    language: "zh" | "sc" | "en" | "pt";
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Ask for a list as xlsx; a job makes it. Personal columns only with a reason, which is recorded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        kind: string;
                        heading: {
                            zh: string;
                            sc: string;
                            en: string;
                            pt: string;
                        };
                        filter: {
                            [key: string]: unknown;
                        };
                        columns: string[];
                        /** @enum {string} */
                        language: "zh" | "sc" | "en" | "pt";
                        reason: string;
                        /** @enum {string} */
                        state: "WAITING" | "RUNNING" | "DONE" | "FAILED" | "EXPIRED";
                        rowsDone: number;
                        rowsTotal: number | null;
                        bytes: number | null;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        createdAt: string;
                        finishedAt: string | null;
                        expiresAt: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                exportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A signed address that gives the file for five minutes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is set for the whole portal, group by group with its version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        office: {
                            value: {
                                week: {
                                    from: string;
                                    until: string;
                                }[][];
                                replyHours: number;
                            };
                            version: number;
                            updatedAt: string | null;
                            updatedBy: string | null;
                        };
                        holidays: {
                            value: {
                                days: {
                                    /** Format: date */
                                    date: string;
                                    nameTc: string;
                                    nameEn: string;
                                    namePt: string;
                                }[];
                            };
                            version: number;
                            updatedAt: string | null;
                            updatedBy: string | null;
                        };
                        limits: {
                            value: {
                                participants: number;
                                intendedUnits: number;
                            };
                            version: number;
                            updatedAt: string | null;
                            updatedBy: string | null;
                        };
                        product: {
                            value: {
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                                code: string;
                            };
                            version: number;
                            updatedAt: string | null;
                            updatedBy: string | null;
                        };
                        messages: {
                            value: {
                                undoSeconds: number;
                            };
                            version: number;
                            updatedAt: string | null;
                            updatedBy: string | null;
                        };
                        exports: {
                            value: {
                                keptDays: number;
                            };
                            version: number;
                            updatedAt: string | null;
                            updatedBy: string | null;
                        };
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    group: "office";
                    version: number;
                    value: {
                        week: {
                            from: string;
                            until: string;
                        }[][];
                        replyHours: number;
                    };
                } | {
                    /** @constant */
                    group: "holidays";
                    version: number;
                    value: {
                        days: {
                            /** Format: date */
                            date: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                        }[];
                    };
                } | {
                    /** @constant */
                    group: "limits";
                    version: number;
                    value: {
                        participants: number;
                        intendedUnits: number;
                    };
                } | {
                    /** @constant */
                    group: "product";
                    version: number;
                    value: {
                        nameTc: string;
                        nameEn: string;
                        namePt: string;
                        code: string;
                    };
                } | {
                    /** @constant */
                    group: "messages";
                    version: number;
                    value: {
                        undoSeconds: number;
                    };
                } | {
                    /** @constant */
                    group: "exports";
                    version: number;
                    value: {
                        keptDays: number;
                    };
                };
            };
        };
        responses: {
            /** @description Change one group; refused when somebody changed it after the version named */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        office: {
                            value: {
                                week: {
                                    from: string;
                                    until: string;
                                }[][];
                                replyHours: number;
                            };
                            version: number;
                            updatedAt: string | null;
                            updatedBy: string | null;
                        };
                        holidays: {
                            value: {
                                days: {
                                    /** Format: date */
                                    date: string;
                                    nameTc: string;
                                    nameEn: string;
                                    namePt: string;
                                }[];
                            };
                            version: number;
                            updatedAt: string | null;
                            updatedBy: string | null;
                        };
                        limits: {
                            value: {
                                participants: number;
                                intendedUnits: number;
                            };
                            version: number;
                            updatedAt: string | null;
                            updatedBy: string | null;
                        };
                        product: {
                            value: {
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                                code: string;
                            };
                            version: number;
                            updatedAt: string | null;
                            updatedBy: string | null;
                        };
                        messages: {
                            value: {
                                undoSeconds: number;
                            };
                            version: number;
                            updatedAt: string | null;
                            updatedBy: string | null;
                        };
                        exports: {
                            value: {
                                keptDays: number;
                            };
                            version: number;
                            updatedAt: string | null;
                            updatedBy: string | null;
                        };
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchUnits: {
        parameters: {
            query?: {
                search?: string;
                kind?: "ENTERPRISE" | "UNIVERSITY" | "INCUBATOR" | "INTERMEDIARY" | "ST_PARK" | "CLUBS" | "GOV" | "OTHER";
                countryRegionId?: number;
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Units by any word of their names in any language, by type and region, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            kind: string;
                            industry: string;
                            summary: string;
                            countryRegionId: number | null;
                            provinceId: number | null;
                            cityId: number | null;
                            address: string;
                            website: string;
                            phone: string;
                            fax: string;
                            schoolCode: string;
                            /** Format: uuid */
                            id: string;
                            version: number;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            mergedIntoId: string | null;
                            members: number;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createUnit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    details: {
                        nameTc: string;
                        nameEn: string;
                        namePt: string;
                        kind: string;
                        industry: string;
                        summary: string;
                        countryRegionId: number | null;
                        provinceId: number | null;
                        cityId: number | null;
                        address: string;
                        website: string;
                        phone: string;
                        fax: string;
                        schoolCode: string;
                    };
                };
            };
        };
        responses: {
            /** @description A new unit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unit: {
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            kind: string;
                            industry: string;
                            summary: string;
                            countryRegionId: number | null;
                            provinceId: number | null;
                            cityId: number | null;
                            address: string;
                            website: string;
                            phone: string;
                            fax: string;
                            schoolCode: string;
                            /** Format: uuid */
                            id: string;
                            version: number;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            mergedIntoId: string | null;
                            members: number;
                        };
                        members: {
                            /** Format: uuid */
                            membershipId: string;
                            /** Format: uuid */
                            accountId: string;
                            username: string;
                            email: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            /** @enum {string} */
                            orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                            role: string | null;
                        }[];
                        enrollments: {
                            /** Format: uuid */
                            id: string;
                            activity: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            };
                            status: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            asContractor: boolean;
                        }[];
                        participants: {
                            activity: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            };
                            count: number;
                            status: string;
                        }[];
                        history: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            by: string | null;
                            action: string;
                            reason: string;
                            changes: {
                                field: string;
                                from: string | number | boolean | null;
                                to: string | number | boolean | null;
                            }[];
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deskUnit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                unitId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One unit with its members, enrolments, participants and history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unit: {
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            kind: string;
                            industry: string;
                            summary: string;
                            countryRegionId: number | null;
                            provinceId: number | null;
                            cityId: number | null;
                            address: string;
                            website: string;
                            phone: string;
                            fax: string;
                            schoolCode: string;
                            /** Format: uuid */
                            id: string;
                            version: number;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            mergedIntoId: string | null;
                            members: number;
                        };
                        members: {
                            /** Format: uuid */
                            membershipId: string;
                            /** Format: uuid */
                            accountId: string;
                            username: string;
                            email: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            /** @enum {string} */
                            orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                            role: string | null;
                        }[];
                        enrollments: {
                            /** Format: uuid */
                            id: string;
                            activity: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            };
                            status: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            asContractor: boolean;
                        }[];
                        participants: {
                            activity: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            };
                            count: number;
                            status: string;
                        }[];
                        history: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            by: string | null;
                            action: string;
                            reason: string;
                            changes: {
                                field: string;
                                from: string | number | boolean | null;
                                to: string | number | boolean | null;
                            }[];
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    editUnit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                unitId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    details: {
                        nameTc: string;
                        nameEn: string;
                        namePt: string;
                        kind: string;
                        industry: string;
                        summary: string;
                        countryRegionId: number | null;
                        provinceId: number | null;
                        cityId: number | null;
                        address: string;
                        website: string;
                        phone: string;
                        fax: string;
                        schoolCode: string;
                    };
                };
            };
        };
        responses: {
            /** @description Change a unit; its participants are found by the new name at once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unit: {
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            kind: string;
                            industry: string;
                            summary: string;
                            countryRegionId: number | null;
                            provinceId: number | null;
                            cityId: number | null;
                            address: string;
                            website: string;
                            phone: string;
                            fax: string;
                            schoolCode: string;
                            /** Format: uuid */
                            id: string;
                            version: number;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            mergedIntoId: string | null;
                            members: number;
                        };
                        members: {
                            /** Format: uuid */
                            membershipId: string;
                            /** Format: uuid */
                            accountId: string;
                            username: string;
                            email: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            /** @enum {string} */
                            orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                            role: string | null;
                        }[];
                        enrollments: {
                            /** Format: uuid */
                            id: string;
                            activity: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            };
                            status: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            asContractor: boolean;
                        }[];
                        participants: {
                            activity: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            };
                            count: number;
                            status: string;
                        }[];
                        history: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            by: string | null;
                            action: string;
                            reason: string;
                            changes: {
                                field: string;
                                from: string | number | boolean | null;
                                to: string | number | boolean | null;
                            }[];
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    previewUnitMerge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                unitId: string;
                intoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would go from one unit to the other, and what stands in the way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        from: {
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            kind: string;
                            industry: string;
                            summary: string;
                            countryRegionId: number | null;
                            provinceId: number | null;
                            cityId: number | null;
                            address: string;
                            website: string;
                            phone: string;
                            fax: string;
                            schoolCode: string;
                            /** Format: uuid */
                            id: string;
                            version: number;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            mergedIntoId: string | null;
                            members: number;
                        };
                        into: {
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            kind: string;
                            industry: string;
                            summary: string;
                            countryRegionId: number | null;
                            provinceId: number | null;
                            cityId: number | null;
                            address: string;
                            website: string;
                            phone: string;
                            fax: string;
                            schoolCode: string;
                            /** Format: uuid */
                            id: string;
                            version: number;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            mergedIntoId: string | null;
                            members: number;
                        };
                        plan: string;
                        moves: {
                            memberships: number;
                            enrollments: number;
                            contractorOf: number;
                            participants: number;
                            participantLists: number;
                            invitations: number;
                        };
                        clashes: {
                            /** @enum {string} */
                            kind: "ENROLLMENT" | "PARTICIPANT" | "PARTICIPANT_LIST" | "SAME" | "MERGED_ALREADY";
                            activity: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            } | null;
                            detail: string;
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    mergeUnits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                unitId: string;
                intoId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Do what the preview said: the first unit points to the second from then on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unit: {
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            kind: string;
                            industry: string;
                            summary: string;
                            countryRegionId: number | null;
                            provinceId: number | null;
                            cityId: number | null;
                            address: string;
                            website: string;
                            phone: string;
                            fax: string;
                            schoolCode: string;
                            /** Format: uuid */
                            id: string;
                            version: number;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            mergedIntoId: string | null;
                            members: number;
                        };
                        members: {
                            /** Format: uuid */
                            membershipId: string;
                            /** Format: uuid */
                            accountId: string;
                            username: string;
                            email: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            /** @enum {string} */
                            orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                            role: string | null;
                        }[];
                        enrollments: {
                            /** Format: uuid */
                            id: string;
                            activity: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            };
                            status: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            asContractor: boolean;
                        }[];
                        participants: {
                            activity: {
                                /** Format: uuid */
                                id: string;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            };
                            count: number;
                            status: string;
                        }[];
                        history: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            by: string | null;
                            action: string;
                            reason: string;
                            changes: {
                                field: string;
                                from: string | number | boolean | null;
                                to: string | number | boolean | null;
                            }[];
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    dockingExhibitorAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own roles as an exhibitor of a docking, with what they cover */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            membershipId: string;
                            unit: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            };
                            type: string | null;
                            activities: string[];
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    roadshowAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own road-show roles, with what they cover */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            membershipId: string;
                            unit: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            };
                            type: string | null;
                            activities: string[];
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    contractors: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                activityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Exhibition contractors; of one activity where it is named */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            id: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exhibitorsOfActivity: {
        parameters: {
            query: {
                page?: number;
                size?: number;
                activityId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Units whose application to an activity was accepted, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            id: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendCode: {
        parameters: {
            query?: {
                email?: string;
                mobile?: string;
                purpose?: "REGISTER" | "CONTACT";
                proof?: string;
                language?: "zh" | "sc" | "en" | "pt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends a code by SMS or e-mail for the proof of a captcha; says nothing about accounts (D1 §7, G42) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        resendAt: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        expiresAt: string;
                        leftToday: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CAPTCHA_NOT_FOUND, CAPTCHA_HAS_EXPIRED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    work: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A piece of work that a device does in place of the picture, for those who cannot read one (G44) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        parameters: {
                            algorithm: string;
                            nonce: string;
                            salt: string;
                            cost: number;
                            keyLength: number;
                            keyPrefix: string;
                            keySignature: string;
                            data: {
                                until: string;
                            };
                        };
                        signature: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    challenge: {
                        parameters: {
                            algorithm: string;
                            nonce: string;
                            salt: string;
                            cost: number;
                            keyLength: number;
                            keyPrefix: string;
                            keySignature: string;
                            data: {
                                until: string;
                            };
                        };
                        signature: string;
                    };
                    solution: {
                        counter: number;
                        derivedKey: string;
                    };
                };
            };
        };
        responses: {
            /** @description The work done, once; gives the same proof as a picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proof: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CAPTCHA_HAS_EXPIRED, CAPTCHA_IS_MISMATCH */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId: string;
                };
            };
        };
        responses: {
            /** @description Registers the unit of the present role: an exhibition’s application is begun, elsewhere it is handed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        enrollmentId: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EVENT_CANNOT_ENROLL, DATE_CANNOT_ENROLL, REPEAT_ENROLLMENT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    enrollmentsCheck: {
        parameters: {
            query: {
                activityId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the present role may fill in an application: a new one, or its own that is begun or returned */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: true;
                        enrollmentId: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EVENT_CANNOT_ENROLL, DATE_CANNOT_ENROLL, STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEnrollments: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId?: string;
                    status?: string[];
                };
            };
        };
        responses: {
            /** @description Every enrolment of the units that the account stands for, in whatever role, latest change first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            activityId: string;
                            /** Format: uuid */
                            enrollmentId: string;
                            value: 0 | 1;
                            status: string;
                            selfstatus: string | null;
                            turn: ("exhibitor" | "contractor" | "fund") | null;
                            wanted: ("finishApplication" | "correctApplication" | "uploadDesign" | "correctBoards" | "correctDesign" | "checkPreview" | "checkDesign" | "changeDesign") | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            since: string;
                            version: number;
                            /** @enum {string} */
                            orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                            unit: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            };
                            activity: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                category: "STWEEK" | "PCLOSE" | "ROADSHOW" | "DOCKING" | "RECRUIT" | "PUBLIC";
                                promoter: ("P" | "R") | null;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            };
                            selfDesigned: boolean | null;
                            boothsCount: number;
                            assignBoothsCount: number | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            submittedAt: string | null;
                            mayWithdraw: boolean;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchEnrollmentStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    activityIds: string[];
                };
            };
        };
        responses: {
            /** @description Where the own enrolments in the given activities stand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            activityId: string;
                            /** Format: uuid */
                            enrollmentId: string;
                            value: 0 | 1;
                            status: string;
                            selfstatus: string | null;
                            turn: ("exhibitor" | "contractor" | "fund") | null;
                            wanted: ("finishApplication" | "correctApplication" | "uploadDesign" | "correctBoards" | "correctDesign" | "checkPreview" | "checkDesign" | "changeDesign") | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            since: string;
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                enrollmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Takes the unit’s own application back, until it has its place (G15) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENROLLMENT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    event: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event, which owns activities */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        nameTc: string;
                        nameEn: string;
                        namePt: string;
                        activityIds: string[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EVENT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportFile: {
        parameters: {
            query: {
                until: string;
                signature: string;
            };
            header?: never;
            path: {
                exportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheet, for who has its signed address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DOWNLOAD_FAIL */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    graph: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture of characters; its number is in the header x-captcha-id and in a cookie (D1 §7) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "live";
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    finishLogin: {
        parameters: {
            query: {
                code: string;
                state: string;
                iss?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Exchanges the code of the authorization page for an access token (D1 §7) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accessToken: string;
                        /** @constant */
                        tokenType: "Bearer";
                        /** Format: uuid */
                        accountId: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        expiresAt: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        serverTime: string;
                        target: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED, LOGIN_FAILED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACCOUNT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startLogin: {
        parameters: {
            query?: {
                type?: string;
                target?: string;
                language?: "zh" | "sc" | "en" | "pt";
                moved?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to the authorization page: client id event, response type code, redirect uri, type, frontend flag (D1 §7) */
            302: {
                headers: {
                    location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends the login, and says where the provider ends its own; harmless for a stranger */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        endSessionUrl: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    refreshLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new access token for the refresh cookie, which changes; asking again after a lost answer is harmless */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accessToken: string;
                        /** @constant */
                        tokenType: "Bearer";
                        /** Format: uuid */
                        accountId: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        expiresAt: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        serverTime: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED, LOGIN_FAILED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    oldPassword: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description A new password; every other login of the account ends */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description OLD_PASSWORD_EORROR */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Whose password the link sets, for the page that it opens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        username: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        expiresAt: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CAPTCHA_HAS_EXPIRED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    usePasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Set the password; every login of the account ends and the link is used up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CAPTCHA_HAS_EXPIRED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is logged in, in which role, and which roles there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        accountId: string;
                        username: string;
                        email: string;
                        name: string;
                        nameTc: string;
                        nameEn: string;
                        namePt: string;
                        channel: string;
                        /** @enum {string} */
                        language: "zh" | "sc" | "en" | "pt";
                        orgType: ("EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR") | null;
                        orgTypes: ("EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR")[];
                        role: string | null;
                        activities: string[];
                        membershipId: string | null;
                        memberships: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                            role: string | null;
                            unit: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            } | null;
                            activities: string[];
                        }[];
                        restPassword: boolean;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "zh" | "sc" | "en" | "pt";
                };
            };
        };
        responses: {
            /** @description The language of mails and messages to this account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    switchRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    membershipId: string;
                };
            };
        };
        responses: {
            /** @description Take another of the own roles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        accountId: string;
                        username: string;
                        email: string;
                        name: string;
                        nameTc: string;
                        nameEn: string;
                        namePt: string;
                        channel: string;
                        /** @enum {string} */
                        language: "zh" | "sc" | "en" | "pt";
                        orgType: ("EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR") | null;
                        orgTypes: ("EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR")[];
                        role: string | null;
                        activities: string[];
                        membershipId: string | null;
                        memberships: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                            role: string | null;
                            unit: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            } | null;
                            activities: string[];
                        }[];
                        restPassword: boolean;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchPublicActivities: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: "createdTime:desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default [
                     *       "STWEEK",
                     *       "PCLOSE",
                     *       "ROADSHOW",
                     *       "DOCKING",
                     *       "RECRUIT",
                     *       "PUBLIC"
                     *     ]
                     */
                    categories?: ("STWEEK" | "PCLOSE" | "ROADSHOW" | "DOCKING" | "RECRUIT" | "PUBLIC")[];
                };
            };
        };
        responses: {
            /** @description Active activities of the categories asked for, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            category: "STWEEK" | "PCLOSE" | "ROADSHOW" | "DOCKING" | "RECRUIT" | "PUBLIC";
                            promoter: ("P" | "R") | null;
                            code: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            description: {
                                tc: string;
                                en: string;
                                pt: string;
                            };
                            place: {
                                tc: string;
                                en: string;
                                pt: string;
                            };
                            beginDate: string;
                            endDate: string;
                            enrollBeginDate: string | null;
                            enrollEndDate: string | null;
                            exhibitorEnrollBeginDate: string | null;
                            exhibitorEnrollEndDate: string | null;
                            customerEnrollBeginDate: string | null;
                            customerEnrollEndDate: string | null;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchBoothsAreas: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Parts of the exhibition hall */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            id: number;
                            code: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            boothsAreaCategoryId: number;
                            afterDescription: {
                                tc: string;
                                en: string;
                                pt: string;
                            };
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchBoothsAreaCategories: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId?: string;
                    typeId?: number;
                    /** @default false */
                    withEnrollmentPeriods?: boolean;
                };
            };
        };
        responses: {
            /** @description What booths are for, with their areas; of those open to an exhibitor type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            id: number;
                            code: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            boardCountLimit: number;
                            enabledChildSelect: boolean;
                            areas: {
                                id: number;
                                code: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                                boothsAreaCategoryId: number;
                                afterDescription: {
                                    tc: string;
                                    en: string;
                                    pt: string;
                                };
                            }[];
                            boothsDescription: {
                                tc: string;
                                en: string;
                                pt: string;
                            };
                            boardSpecDescription: {
                                tc: string;
                                en: string;
                                pt: string;
                            };
                            boothsInstruction: {
                                tc: string;
                                en: string;
                                pt: string;
                            };
                            enrollmentPeriods?: {
                                beginDate: string;
                                endDate: string;
                            }[];
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchBusinessCategories: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Branches of industry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            id: number;
                            code: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchBusinessScopes: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description What a unit does */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            id: number;
                            code: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchCities: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    provinceId?: number;
                };
            };
        };
        responses: {
            /** @description Cities of a province */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            id: number;
                            code: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            provinceId: number;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchCooperationWays: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId?: string;
                };
            };
        };
        responses: {
            /** @description How two units may work together */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            id: number;
                            code: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchCountryRegions: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Countries and regions with their dialling codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            id: number;
                            code: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            mobileCode: string;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchCustomerCategories: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId?: string;
                };
            };
        };
        responses: {
            /** @description Whom a unit wishes to meet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            id: number;
                            code: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchExhibitorTypes: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId?: string;
                };
            };
        };
        responses: {
            /** @description Kinds of exhibitor and what they entail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            id: number;
                            code: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            maxBooths: number | null;
                            needsLicence: boolean;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchProvinces: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    countryRegionId?: number;
                };
            };
        };
        responses: {
            /** @description Provinces of a country or region */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            id: number;
                            code: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            countryRegionId: number;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchTargetMarkets: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId?: string;
                };
            };
        };
        responses: {
            /** @description Where a unit wishes to sell */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            id: number;
                            code: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchForums: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                status?: "PUBLISHED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Published forums and questionnaires, soonest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            id: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            forum: {
                                holdDate: string;
                            };
                            activity: {
                                /** Format: uuid */
                                id: string;
                                nameTc: string;
                                nameEn: string;
                                namePt: string;
                            };
                            /** @constant */
                            status: "PUBLISHED";
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    forum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                forumId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One published forum or questionnaire with its activity */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        nameTc: string;
                        nameEn: string;
                        namePt: string;
                        forum: {
                            holdDate: string;
                        };
                        activity: {
                            /** Format: uuid */
                            id: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                        };
                        /** @constant */
                        status: "PUBLISHED";
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    participantPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A participant's own page behind the signed link of their mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        nameTc: string;
                        nameEn: string;
                        title: string;
                        /** @enum {string} */
                        language: "zh" | "sc" | "en" | "pt";
                        unitNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        activityNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        place: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        /** Format: date */
                        beginDate: string;
                        /** Format: date */
                        endDate: string;
                        dinner: {
                            sitting: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                        } | null;
                        dinnerTable: string;
                        checkIn: string | null;
                        checkOut: string | null;
                        credential: string | null;
                        revokedAt: string | null;
                        cancelledAt: string | null;
                        kinds: {
                            /** @enum {string} */
                            kind: "ACTIVITY" | "DINNER_PARTY" | "HOTEL";
                            signedAt: string | null;
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The database can be reached and every migration is applied */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ready";
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SERVICE_UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    autoSignDock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId: string;
                };
            };
        };
        responses: {
            /** @description Registers the present unit as an exhibitor of a bound docking */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        enrollmentId: string;
                        /** Format: uuid */
                        membershipId: string;
                        /** @enum {string} */
                        orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EVENT_CANNOT_ENROLL, DATE_CANNOT_ENROLL, REPEAT_ENROLLMENT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    autoSignRecruitCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId: string;
                };
            };
        };
        responses: {
            /** @description Registers the present unit as a recruiting company of a bound recruitment fair */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        enrollmentId: string;
                        /** Format: uuid */
                        membershipId: string;
                        /** @enum {string} */
                        orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EVENT_CANNOT_ENROLL, DATE_CANNOT_ENROLL, REPEAT_ENROLLMENT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    autoSignRoadshow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId: string;
                    type?: string;
                };
            };
        };
        responses: {
            /** @description Registers the present unit in a bound road show; of a level the unit has, else the usual one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        enrollmentId: string;
                        /** Format: uuid */
                        membershipId: string;
                        /** @enum {string} */
                        orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EVENT_CANNOT_ENROLL, DATE_CANNOT_ENROLL, REPEAT_ENROLLMENT */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exhibitorOfActivity: {
        parameters: {
            query: {
                activityId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own exhibitor in an activity, and whether the password must be changed first (G35) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        exhibitor: {
                            /** Format: uuid */
                            id: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            /** Format: uuid */
                            membershipId: string;
                        };
                        enrollmentId: string | null;
                        restPassword: boolean;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EXHIBITOR_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    inviteToTalk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId: string;
                };
            };
        };
        responses: {
            /** @description Takes a school’s account into a road show by its invitation; the school must have a research office */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        membershipId: string;
                        /** @enum {string} */
                        orgType: "EXHIBITOR" | "CONTRACTOR" | "PROJECT_CLOSE" | "ROADSHOW" | "DOCKING_EXHIBITOR" | "DOCKING_CUSTOMER" | "RECRUIT_COMPANY" | "RECRUIT_PURVEYOR" | "PUBLIC_INVITED" | "PUBLIC_MONITOR" | "FUND_ADMIN" | "FUND_REVIEWER" | "DOOR_SUPERVISOR";
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EVENT_CANNOT_ENROLL, DATE_CANNOT_ENROLL, ACCOUNT_ERROR, UNIT_MANAGEMENT_NOT_FOUND_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    roadshowSchoolAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The research office of the present unit’s school (G60) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        schoolCode: string;
                        unit: {
                            /** Format: uuid */
                            id: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                        };
                        name: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACCOUNT_ERROR, UNIT_MANAGEMENT_NOT_FOUND_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    currentRoadshowUnit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unit of the present road-show role, its level, and whose registrations it sees (G59) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unit: {
                            /** Format: uuid */
                            id: string;
                            nameTc: string;
                            nameEn: string;
                            namePt: string;
                            schoolCode: string;
                        };
                        type: string | null;
                        /** @enum {string} */
                        sees: "ownAccount" | "ownUnit" | "ownSchool" | "ownProvince" | "macao";
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendAttempts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    attempts: unknown[];
                };
            };
        };
        responses: {
            /** @description Hand over attempts made on a device; each is judged alone, and sending one twice is harmless */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        serverTime: string;
                        verdicts: {
                            id: string;
                            /** @enum {string} */
                            verdict: "ACCEPTED" | "ALREADY_SIGN_IN" | "REVOKED" | "CANCELLED" | "WRONG_ACTIVITY" | "NOT_ENTITLED" | "OUTSIDE_WINDOW" | "UNKNOWN" | "QUARANTINED" | "ANNULLED" | "INVALID";
                            /** @enum {string} */
                            code?: "ALREADY_SIGN_IN" | "SIGN_IN_PERSON_NOT_FOUND";
                            signIn?: {
                                /** Format: uuid */
                                signInId: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-11-21T04:05:06.789Z
                                 */
                                firstAt: string;
                                gate: string;
                                deviceName: string;
                            };
                            conflict?: {
                                /** Format: uuid */
                                conflictId: string;
                                /** @enum {string} */
                                severity: "low" | "high";
                            };
                        }[];
                        highestContiguousSeq: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelKind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId: string;
                    /** @enum {string} */
                    kind: "ACTIVITY" | "DINNER_PARTY" | "HOTEL";
                    cancelled: boolean;
                };
            };
        };
        responses: {
            /** @description A kind no longer takes place, or does after all; its sign-ins are voided and not deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    conflicts: {
        parameters: {
            query: {
                activityId: string;
                state?: "open" | "resolved" | "all";
                severity?: "low" | "high";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conflict inbox */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            activityId: string;
                            /** @enum {string} */
                            kind: "ACTIVITY" | "DINNER_PARTY" | "HOTEL";
                            /** @enum {string} */
                            severity: "low" | "high";
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            participantId: string | null;
                            nameTc: string;
                            nameEn: string;
                            unitName: string;
                            /** @enum {string} */
                            reason: "ACCEPTED" | "ALREADY_SIGN_IN" | "REVOKED" | "CANCELLED" | "WRONG_ACTIVITY" | "NOT_ENTITLED" | "OUTSIDE_WINDOW" | "UNKNOWN" | "QUARANTINED" | "ANNULLED" | "INVALID";
                            orderUncertain: boolean;
                            attempt: {
                                attemptId: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-11-21T04:05:06.789Z
                                 */
                                at: string;
                                uncertaintyMs: number;
                                gate: string;
                                deviceName: string;
                                /** @enum {string} */
                                shown: "ADMIT" | "REFUSE" | "NOTHING";
                                /** @enum {string} */
                                verdict: "ACCEPTED" | "ALREADY_SIGN_IN" | "REVOKED" | "CANCELLED" | "WRONG_ACTIVITY" | "NOT_ENTITLED" | "OUTSIDE_WINDOW" | "UNKNOWN" | "QUARANTINED" | "ANNULLED" | "INVALID";
                            };
                            credited: {
                                attemptId: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-11-21T04:05:06.789Z
                                 */
                                at: string;
                                uncertaintyMs: number;
                                gate: string;
                                deviceName: string;
                                /** @enum {string} */
                                shown: "ADMIT" | "REFUSE" | "NOTHING";
                                /** @enum {string} */
                                verdict: "ACCEPTED" | "ALREADY_SIGN_IN" | "REVOKED" | "CANCELLED" | "WRONG_ACTIVITY" | "NOT_ENTITLED" | "OUTSIDE_WINDOW" | "UNKNOWN" | "QUARANTINED" | "ANNULLED" | "INVALID";
                            } | null;
                            resolution: ("LET_STAY" | "SENT_AWAY" | "SAME_PERSON" | "TAKEN_BACK" | "CLOSED_BY_ITSELF") | null;
                            resolvedAt: string | null;
                            resolvedBy: string | null;
                            note: string | null;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    settleConflict: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conflictId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    resolution: "LET_STAY" | "SENT_AWAY" | "SAME_PERSON" | "TAKEN_BACK" | "CLOSED_BY_ITSELF";
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Settle a contradiction */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        activityId: string;
                        /** @enum {string} */
                        kind: "ACTIVITY" | "DINNER_PARTY" | "HOTEL";
                        /** @enum {string} */
                        severity: "low" | "high";
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        createdAt: string;
                        participantId: string | null;
                        nameTc: string;
                        nameEn: string;
                        unitName: string;
                        /** @enum {string} */
                        reason: "ACCEPTED" | "ALREADY_SIGN_IN" | "REVOKED" | "CANCELLED" | "WRONG_ACTIVITY" | "NOT_ENTITLED" | "OUTSIDE_WINDOW" | "UNKNOWN" | "QUARANTINED" | "ANNULLED" | "INVALID";
                        orderUncertain: boolean;
                        attempt: {
                            attemptId: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            uncertaintyMs: number;
                            gate: string;
                            deviceName: string;
                            /** @enum {string} */
                            shown: "ADMIT" | "REFUSE" | "NOTHING";
                            /** @enum {string} */
                            verdict: "ACCEPTED" | "ALREADY_SIGN_IN" | "REVOKED" | "CANCELLED" | "WRONG_ACTIVITY" | "NOT_ENTITLED" | "OUTSIDE_WINDOW" | "UNKNOWN" | "QUARANTINED" | "ANNULLED" | "INVALID";
                        };
                        credited: {
                            attemptId: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            uncertaintyMs: number;
                            gate: string;
                            deviceName: string;
                            /** @enum {string} */
                            shown: "ADMIT" | "REFUSE" | "NOTHING";
                            /** @enum {string} */
                            verdict: "ACCEPTED" | "ALREADY_SIGN_IN" | "REVOKED" | "CANCELLED" | "WRONG_ACTIVITY" | "NOT_ENTITLED" | "OUTSIDE_WINDOW" | "UNKNOWN" | "QUARANTINED" | "ANNULLED" | "INVALID";
                        } | null;
                        resolution: ("LET_STAY" | "SENT_AWAY" | "SAME_PERSON" | "TAKEN_BACK" | "CLOSED_BY_ITSELF") | null;
                        resolvedAt: string | null;
                        resolvedBy: string | null;
                        note: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    myConflicts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Contradictions of what this device showed, not yet settled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conflicts: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            activityId: string;
                            /** @enum {string} */
                            kind: "ACTIVITY" | "DINNER_PARTY" | "HOTEL";
                            /** @enum {string} */
                            severity: "low" | "high";
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            participantId: string | null;
                            nameTc: string;
                            nameEn: string;
                            unitName: string;
                            /** @enum {string} */
                            reason: "ACCEPTED" | "ALREADY_SIGN_IN" | "REVOKED" | "CANCELLED" | "WRONG_ACTIVITY" | "NOT_ENTITLED" | "OUTSIDE_WINDOW" | "UNKNOWN" | "QUARANTINED" | "ANNULLED" | "INVALID";
                            orderUncertain: boolean;
                            attempt: {
                                attemptId: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-11-21T04:05:06.789Z
                                 */
                                at: string;
                                uncertaintyMs: number;
                                gate: string;
                                deviceName: string;
                                /** @enum {string} */
                                shown: "ADMIT" | "REFUSE" | "NOTHING";
                                /** @enum {string} */
                                verdict: "ACCEPTED" | "ALREADY_SIGN_IN" | "REVOKED" | "CANCELLED" | "WRONG_ACTIVITY" | "NOT_ENTITLED" | "OUTSIDE_WINDOW" | "UNKNOWN" | "QUARANTINED" | "ANNULLED" | "INVALID";
                            };
                            credited: {
                                attemptId: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-11-21T04:05:06.789Z
                                 */
                                at: string;
                                uncertaintyMs: number;
                                gate: string;
                                deviceName: string;
                                /** @enum {string} */
                                shown: "ADMIT" | "REFUSE" | "NOTHING";
                                /** @enum {string} */
                                verdict: "ACCEPTED" | "ALREADY_SIGN_IN" | "REVOKED" | "CANCELLED" | "WRONG_ACTIVITY" | "NOT_ENTITLED" | "OUTSIDE_WINDOW" | "UNKNOWN" | "QUARANTINED" | "ANNULLED" | "INVALID";
                            } | null;
                            resolution: ("LET_STAY" | "SENT_AWAY" | "SAME_PERSON" | "TAKEN_BACK" | "CLOSED_BY_ITSELF") | null;
                            resolvedAt: string | null;
                            resolvedBy: string | null;
                            note: string | null;
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED, DEVICE_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    settleMine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conflictId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    resolution: "LET_STAY" | "SENT_AWAY" | "SAME_PERSON" | "TAKEN_BACK" | "CLOSED_BY_ITSELF";
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Settle a contradiction at the door where it happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        activityId: string;
                        /** @enum {string} */
                        kind: "ACTIVITY" | "DINNER_PARTY" | "HOTEL";
                        /** @enum {string} */
                        severity: "low" | "high";
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        createdAt: string;
                        participantId: string | null;
                        nameTc: string;
                        nameEn: string;
                        unitName: string;
                        /** @enum {string} */
                        reason: "ACCEPTED" | "ALREADY_SIGN_IN" | "REVOKED" | "CANCELLED" | "WRONG_ACTIVITY" | "NOT_ENTITLED" | "OUTSIDE_WINDOW" | "UNKNOWN" | "QUARANTINED" | "ANNULLED" | "INVALID";
                        orderUncertain: boolean;
                        attempt: {
                            attemptId: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            uncertaintyMs: number;
                            gate: string;
                            deviceName: string;
                            /** @enum {string} */
                            shown: "ADMIT" | "REFUSE" | "NOTHING";
                            /** @enum {string} */
                            verdict: "ACCEPTED" | "ALREADY_SIGN_IN" | "REVOKED" | "CANCELLED" | "WRONG_ACTIVITY" | "NOT_ENTITLED" | "OUTSIDE_WINDOW" | "UNKNOWN" | "QUARANTINED" | "ANNULLED" | "INVALID";
                        };
                        credited: {
                            attemptId: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            uncertaintyMs: number;
                            gate: string;
                            deviceName: string;
                            /** @enum {string} */
                            shown: "ADMIT" | "REFUSE" | "NOTHING";
                            /** @enum {string} */
                            verdict: "ACCEPTED" | "ALREADY_SIGN_IN" | "REVOKED" | "CANCELLED" | "WRONG_ACTIVITY" | "NOT_ENTITLED" | "OUTSIDE_WINDOW" | "UNKNOWN" | "QUARANTINED" | "ANNULLED" | "INVALID";
                        } | null;
                        resolution: ("LET_STAY" | "SENT_AWAY" | "SAME_PERSON" | "TAKEN_BACK" | "CLOSED_BY_ITSELF") | null;
                        resolvedAt: string | null;
                        resolvedBy: string | null;
                        note: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED, DEVICE_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deviceEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events for a device: people changed, counts, conflicts of its own, notices, revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED, DEVICE_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    heartbeat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pending: number;
                    lastSeq: number;
                    listAgeSeconds: number | null;
                    clockOffsetMs: number;
                    appVersion: string;
                    decisionP95Ms: number | null;
                    preflight?: {
                        check: string;
                        passed: boolean;
                        detail: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description How a device is: what waits on it, how old its list is, how far its clock is off, what its checks found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        serverTime: string;
                        highestContiguousSeq: number;
                        missing: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED, DEVICE_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    station: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a paired device needs to judge on its own: activity, windows, kinds, and the keys its codes are signed with */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        deviceId: string;
                        deviceName: string;
                        stationName: string;
                        /** Format: uuid */
                        activityId: string;
                        activityNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                        /** @enum {string} */
                        profile: "STEWARD" | "SUPERVISOR" | "KIOSK";
                        gate: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        expiresAt: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        serverTime: string;
                        keys: {
                            keyId: number;
                            secret: string;
                        }[];
                        settings: {
                            oncePerDay: boolean;
                            windows: {
                                /** @enum {string} */
                                kind: "ACTIVITY" | "DINNER_PARTY" | "HOTEL";
                                opensAt: string | null;
                                closesAt: string | null;
                            }[];
                            cancelledKinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                        };
                        highestContiguousSeq: number;
                        highestSeq: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED, DEVICE_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    pair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pairingCode: string;
                    deviceName: string;
                };
            };
        };
        responses: {
            /** @description A phone shows the pairing code of a station and becomes its device */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        deviceId: string;
                        token: string;
                        /** Format: uuid */
                        activityId: string;
                        kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                        /** @enum {string} */
                        profile: "STEWARD" | "SUPERVISOR" | "KIOSK";
                        gate: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        expiresAt: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        serverTime: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAIRING_CODE_ERROR */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    receipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lastSeq: number;
                    chainHead: string;
                };
            };
        };
        responses: {
            /** @description The end of a shift: the device says what it holds, the server signs what it has (N4) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        serverTime: string;
                        scanned: number;
                        accepted: number;
                        repeats: number;
                        refused: number;
                        missing: number[];
                        chainHead: string;
                        matches: boolean;
                        signature: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED, DEVICE_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    staffEvents: {
        parameters: {
            query: {
                activityId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events for staff: counts, conflicts, stations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    live: {
        parameters: {
            query: {
                activityId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in of expected per kind, per gate and per hour; the pace of each gate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        serverTime: string;
                        counts: {
                            /** @enum {string} */
                            kind: "ACTIVITY" | "DINNER_PARTY" | "HOTEL";
                            signedIn: number;
                            expected: number;
                        }[];
                        cancelledButAttended: number;
                        gates: {
                            gate: string;
                            signedIn: number;
                            perMinute: number;
                            pending: number;
                            decisionP95Ms: number | null;
                            offlineSince: string | null;
                            openAnotherLane: boolean;
                        }[];
                        hours: {
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            hour: string;
                            /** @enum {string} */
                            kind: "ACTIVITY" | "DINNER_PARTY" | "HOTEL";
                            signedIn: number;
                        }[];
                        openConflicts: {
                            low: number;
                            high: number;
                        };
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    people: {
        parameters: {
            query: {
                activityId: string;
                search?: string;
                signed?: "fully" | "notFully";
                kind?: "ACTIVITY" | "DINNER_PARTY" | "HOTEL";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People with fully signed and not fully signed, per kind */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            participantId: string;
                            nameTc: string;
                            nameEn: string;
                            pinyin: string;
                            unitName: string;
                            title: string;
                            fullySigned: boolean;
                            revokedAt: string | null;
                            kinds: {
                                /** @enum {string} */
                                kind: "ACTIVITY" | "DINNER_PARTY" | "HOTEL";
                                signedAt: string | null;
                                gate: string | null;
                                attemptId: string | null;
                            }[];
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    takeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                participantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "ACTIVITY" | "DINNER_PARTY" | "HOTEL";
                    scope?: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Take a sign-in back, with a reason; the next admitted attempt takes the credit where there is one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signInMyself: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    venueCode: string;
                    attemptId: string;
                    /** Format: uuid */
                    participantId?: string;
                };
            };
        };
        responses: {
            /** @description A participant who scanned the code shown at the venue signs in for ACTIVITY with their own phone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        participantId: string;
                        nameTc: string;
                        nameEn: string;
                        /** Format: uuid */
                        activityId: string;
                        activityNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        /** @enum {string} */
                        verdict: "ACCEPTED" | "ALREADY_SIGN_IN" | "REVOKED" | "CANCELLED" | "WRONG_ACTIVITY" | "NOT_ENTITLED" | "OUTSIDE_WINDOW" | "UNKNOWN" | "QUARANTINED" | "ANNULLED" | "INVALID";
                        kinds: {
                            /** @enum {string} */
                            kind: "ACTIVITY" | "DINNER_PARTY" | "HOTEL";
                            signedAt: string | null;
                            gate: string | null;
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SIGN_IN_PERSON_NOT_FOUND, PAIRING_CODE_ERROR */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    snapshot: {
        parameters: {
            query: {
                activityId: string;
                cursor?: string;
                limit?: number;
                details?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people expected: everything without a cursor, what changed since with one, in commit-safe order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        serverTime: string;
                        cursor: string;
                        more: boolean;
                        people: {
                            /** Format: uuid */
                            participantId: string;
                            version: number;
                            /** @constant */
                            removed?: true;
                            nameTc: string;
                            nameEn: string;
                            pinyin: string;
                            unitName: string;
                            title: string;
                            credential: string;
                            kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            revokedAt?: string;
                            signIns: {
                                /** @enum {string} */
                                kind: "ACTIVITY" | "DINNER_PARTY" | "HOTEL";
                                scope: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-11-21T04:05:06.789Z
                                 */
                                firstAt: string;
                                gate: string;
                            }[];
                            details?: {
                                phoneTail?: string;
                                table?: string;
                                diet?: string;
                                room?: string;
                                /** Format: date */
                                checkIn?: string;
                                /** Format: date */
                                checkOut?: string;
                            };
                        }[];
                        total?: number;
                        checksum?: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED, DEVICE_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    stations: {
        parameters: {
            query: {
                activityId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stations with last seen, pending, list age, clock offset, missing attempts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stations: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            activityId: string;
                            name: string;
                            kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                            gate: string;
                            /** @enum {string} */
                            profile: "STEWARD" | "SUPERVISOR" | "KIOSK";
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            validUntil: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            revokedAt: string | null;
                            deviceName: string | null;
                            pairedAt: string | null;
                            lastSeenAt: string | null;
                            pending: number | null;
                            listAgeSeconds: number | null;
                            clockOffsetMs: number | null;
                            appVersion: string | null;
                            preflight: {
                                check: string;
                                passed: boolean;
                                detail: string;
                            }[] | null;
                            preflightAt: string | null;
                            highestSeq: number;
                            missing: number;
                            decisionP95Ms: number | null;
                        }[];
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        serverTime: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createStation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId: string;
                    name: string;
                    kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                    gate: string;
                    /** @enum {string} */
                    profile: "STEWARD" | "SUPERVISOR" | "KIOSK";
                    /**
                     * Format: date-time
                     * @example 2026-11-21T04:05:06.789Z
                     */
                    validUntil: string;
                };
            };
        };
        responses: {
            /** @description A station of an activity: kinds, gate, profile; answers with the code that a phone pairs with, once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        station: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            activityId: string;
                            name: string;
                            kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                            gate: string;
                            /** @enum {string} */
                            profile: "STEWARD" | "SUPERVISOR" | "KIOSK";
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            validUntil: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            revokedAt: string | null;
                            deviceName: string | null;
                            pairedAt: string | null;
                            lastSeenAt: string | null;
                            pending: number | null;
                            listAgeSeconds: number | null;
                            clockOffsetMs: number | null;
                            appVersion: string | null;
                            preflight: {
                                check: string;
                                passed: boolean;
                                detail: string;
                            }[] | null;
                            preflightAt: string | null;
                            highestSeq: number;
                            missing: number;
                            decisionP95Ms: number | null;
                        };
                        pairingCode: string;
                        pairingUrl: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    renewPairing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new pairing code for a station; the phone paired before keeps its queue and loses its rights */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        station: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            activityId: string;
                            name: string;
                            kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                            gate: string;
                            /** @enum {string} */
                            profile: "STEWARD" | "SUPERVISOR" | "KIOSK";
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            validUntil: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            revokedAt: string | null;
                            deviceName: string | null;
                            pairedAt: string | null;
                            lastSeenAt: string | null;
                            pending: number | null;
                            listAgeSeconds: number | null;
                            clockOffsetMs: number | null;
                            appVersion: string | null;
                            preflight: {
                                check: string;
                                passed: boolean;
                                detail: string;
                            }[] | null;
                            preflightAt: string | null;
                            highestSeq: number;
                            missing: number;
                            decisionP95Ms: number | null;
                        };
                        pairingCode: string;
                        pairingUrl: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revokeStation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take a phone out of service: personal data goes at once, its queue stays until handed over */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        activityId: string;
                        name: string;
                        kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                        gate: string;
                        /** @enum {string} */
                        profile: "STEWARD" | "SUPERVISOR" | "KIOSK";
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        validUntil: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        createdAt: string;
                        revokedAt: string | null;
                        deviceName: string | null;
                        pairedAt: string | null;
                        lastSeenAt: string | null;
                        pending: number | null;
                        listAgeSeconds: number | null;
                        clockOffsetMs: number | null;
                        appVersion: string | null;
                        preflight: {
                            check: string;
                            passed: boolean;
                            detail: string;
                        }[] | null;
                        preflightAt: string | null;
                        highestSeq: number;
                        missing: number;
                        decisionP95Ms: number | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    venueCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address that participants scan at the venue to sign in themselves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    messages: {
        parameters: {
            query?: {
                channel?: "MAIL" | "SMS";
                state?: "HELD" | "WAITING" | "SENT" | "KEPT" | "FAILED" | "TAKEN_BACK" | "NO_TEMPLATE";
                kind?: "PHONE_CODE" | "MAIL_CODE" | "ENROLLMENT_RECEIVED" | "ENROLLMENT_RETURNED" | "ENROLLMENT_APPROVED" | "ENROLLMENT_REFUSED" | "ENROLLMENT_CANCELLED" | "ENROLLMENT_LINKED" | "LIST_RECEIVED" | "LIST_LOCKED" | "CHANGE_ACCEPTED" | "CHANGE_REFUSED" | "CODE_READY" | "CODE_REVOKED" | "REGISTRATION_CANCELLED" | "INVITATION" | "INVITATION_REMINDER" | "ACCOUNT_REGISTERED" | "ACCOUNT_OPENED" | "PASSWORD_RESET" | "PASSWORD_CHANGED" | "NEW_DEVICE" | "CONTACT_CHANGED" | "SUPPLEMENT_PUBLISHED" | "STAFF_NOTICE";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outbox: every mail and SMS, newest first, and whether there is anything to send them with */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            channel: "MAIL" | "SMS";
                            /** @enum {string} */
                            kind: "PHONE_CODE" | "MAIL_CODE" | "ENROLLMENT_RECEIVED" | "ENROLLMENT_RETURNED" | "ENROLLMENT_APPROVED" | "ENROLLMENT_REFUSED" | "ENROLLMENT_CANCELLED" | "ENROLLMENT_LINKED" | "LIST_RECEIVED" | "LIST_LOCKED" | "CHANGE_ACCEPTED" | "CHANGE_REFUSED" | "CODE_READY" | "CODE_REVOKED" | "REGISTRATION_CANCELLED" | "INVITATION" | "INVITATION_REMINDER" | "ACCOUNT_REGISTERED" | "ACCOUNT_OPENED" | "PASSWORD_RESET" | "PASSWORD_CHANGED" | "NEW_DEVICE" | "CONTACT_CHANGED" | "SUPPLEMENT_PUBLISHED" | "STAFF_NOTICE";
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            activityId: string | null;
                            recipient: string;
                            subject: string;
                            text: string;
                            /** @enum {string} */
                            state: "HELD" | "WAITING" | "SENT" | "KEPT" | "FAILED" | "TAKEN_BACK" | "NO_TEMPLATE";
                            attempts: number;
                            lastError: string | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                            heldUntil: string | null;
                            sentAt: string | null;
                        }[];
                        totalElements: number;
                        sends: {
                            MAIL: boolean;
                            SMS: boolean;
                        };
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendFailedMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Try again every message that failed, as after an outage */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendMessageAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Try again a message that failed or was kept, or write one that had no template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        channel: "MAIL" | "SMS";
                        /** @enum {string} */
                        kind: "PHONE_CODE" | "MAIL_CODE" | "ENROLLMENT_RECEIVED" | "ENROLLMENT_RETURNED" | "ENROLLMENT_APPROVED" | "ENROLLMENT_REFUSED" | "ENROLLMENT_CANCELLED" | "ENROLLMENT_LINKED" | "LIST_RECEIVED" | "LIST_LOCKED" | "CHANGE_ACCEPTED" | "CHANGE_REFUSED" | "CODE_READY" | "CODE_REVOKED" | "REGISTRATION_CANCELLED" | "INVITATION" | "INVITATION_REMINDER" | "ACCOUNT_REGISTERED" | "ACCOUNT_OPENED" | "PASSWORD_RESET" | "PASSWORD_CHANGED" | "NEW_DEVICE" | "CONTACT_CHANGED" | "SUPPLEMENT_PUBLISHED" | "STAFF_NOTICE";
                        /** @enum {string} */
                        language: "zh" | "sc" | "en" | "pt";
                        activityId: string | null;
                        recipient: string;
                        subject: string;
                        text: string;
                        /** @enum {string} */
                        state: "HELD" | "WAITING" | "SENT" | "KEPT" | "FAILED" | "TAKEN_BACK" | "NO_TEMPLATE";
                        attempts: number;
                        lastError: string | null;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        createdAt: string;
                        heldUntil: string | null;
                        sentAt: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR, NOTICE_TEMPLATE_NOT_FOUND */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    takeBackMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Never send a message that is still held */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        channel: "MAIL" | "SMS";
                        /** @enum {string} */
                        kind: "PHONE_CODE" | "MAIL_CODE" | "ENROLLMENT_RECEIVED" | "ENROLLMENT_RETURNED" | "ENROLLMENT_APPROVED" | "ENROLLMENT_REFUSED" | "ENROLLMENT_CANCELLED" | "ENROLLMENT_LINKED" | "LIST_RECEIVED" | "LIST_LOCKED" | "CHANGE_ACCEPTED" | "CHANGE_REFUSED" | "CODE_READY" | "CODE_REVOKED" | "REGISTRATION_CANCELLED" | "INVITATION" | "INVITATION_REMINDER" | "ACCOUNT_REGISTERED" | "ACCOUNT_OPENED" | "PASSWORD_RESET" | "PASSWORD_CHANGED" | "NEW_DEVICE" | "CONTACT_CHANGED" | "SUPPLEMENT_PUBLISHED" | "STAFF_NOTICE";
                        /** @enum {string} */
                        language: "zh" | "sc" | "en" | "pt";
                        activityId: string | null;
                        recipient: string;
                        subject: string;
                        text: string;
                        /** @enum {string} */
                        state: "HELD" | "WAITING" | "SENT" | "KEPT" | "FAILED" | "TAKEN_BACK" | "NO_TEMPLATE";
                        attempts: number;
                        lastError: string | null;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        createdAt: string;
                        heldUntil: string | null;
                        sentAt: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    participantChanges: {
        parameters: {
            query: {
                activityId: string;
                state?: "OPEN" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changes that units ask for, oldest open first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            state: "OPEN" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                            reason: string;
                            changes: {
                                /** @enum {string} */
                                kind: "add" | "edit" | "remove";
                                participantId: string | null;
                                nameTc: string;
                                nameEn: string;
                                differences: {
                                    /** @enum {string} */
                                    field: "nameTc" | "nameEn" | "pinyin" | "title" | "gender" | "birthDate" | "nationality" | "documentType" | "documentNumber" | "phoneCountry" | "phone" | "wechatId" | "email" | "language" | "dinner" | "diet" | "hotel" | "checkIn" | "checkOut";
                                    before: string | boolean | null;
                                    after: string | boolean | null;
                                }[];
                                anotherPerson: boolean;
                            }[];
                            representative: {
                                nameTc: string;
                                nameEn: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            askedAt: string;
                            decidedAt: string | null;
                            answer: string;
                            /** Format: uuid */
                            activityId: string;
                            /** Format: uuid */
                            unitId: string;
                            unitNames: {
                                tc: string;
                                en: string;
                                pt: string;
                            };
                            listVersion: number;
                            capacityIsEnough: boolean;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideParticipantChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                changeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    /** @enum {string} */
                    decision: "accept" | "refuse";
                    answer: string;
                };
            };
        };
        responses: {
            /** @description Accept or refuse a change; accepted, newcomers get codes and those replaced lose theirs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        state: "OPEN" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                        reason: string;
                        changes: {
                            /** @enum {string} */
                            kind: "add" | "edit" | "remove";
                            participantId: string | null;
                            nameTc: string;
                            nameEn: string;
                            differences: {
                                /** @enum {string} */
                                field: "nameTc" | "nameEn" | "pinyin" | "title" | "gender" | "birthDate" | "nationality" | "documentType" | "documentNumber" | "phoneCountry" | "phone" | "wechatId" | "email" | "language" | "dinner" | "diet" | "hotel" | "checkIn" | "checkOut";
                                before: string | boolean | null;
                                after: string | boolean | null;
                            }[];
                            anotherPerson: boolean;
                        }[];
                        representative: {
                            nameTc: string;
                            nameEn: string;
                        } | null;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        askedAt: string;
                        decidedAt: string | null;
                        answer: string;
                        /** Format: uuid */
                        activityId: string;
                        /** Format: uuid */
                        unitId: string;
                        unitNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        listVersion: number;
                        capacityIsEnough: boolean;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR, CAPACITY_EXCEEDED, PARTICIPANT_LIMIT_REACHED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REPRESENTATIVE_REQUIRED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    participantLists: {
        parameters: {
            query: {
                activityId: string;
                status?: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists of an activity by unit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            unitId: string;
                            unitNames: {
                                tc: string;
                                en: string;
                                pt: string;
                            };
                            /** @enum {string} */
                            status: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                            version: number;
                            count: number;
                            submittedAt: string | null;
                            lockedAt: string | null;
                        }[];
                        totalElements: number;
                        openChanges: number;
                        submitted: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    freezeParticipantLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId: string;
                    unitIds?: string[];
                };
            };
        };
        responses: {
            /** @description Lock lists that were sent: their people get codes and are told. Without units, all of them, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        frozen: number;
                        refused: {
                            /** Format: uuid */
                            unitId: string;
                            unitNames: {
                                tc: string;
                                en: string;
                                pt: string;
                            };
                            code: string;
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchParticipants: {
        parameters: {
            query: {
                activityId: string;
                search?: string;
                unitId?: string;
                listStatus?: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                kind?: "ACTIVITY" | "DINNER_PARTY" | "HOTEL";
                night?: string;
                table?: string;
                state?: "expected" | "withoutCode" | "revoked" | "cancelled";
                sort?: "createdTime:desc" | "pinyin:asc" | "unit:asc";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People of an activity: search by name in any script, pinyin, initials, unit, last digits of the phone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            nameTc: string;
                            nameEn: string;
                            pinyin: string;
                            title: string;
                            /** @enum {string} */
                            gender: "SIR" | "MADAM";
                            nationality: string;
                            /** @enum {string} */
                            documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                            maskedDocument: string;
                            phoneCountry: string;
                            maskedPhone: string;
                            phoneVerified: boolean;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            dinner: boolean;
                            diet: string;
                            dinnerTable: string;
                            hotel: boolean;
                            hotelRoom: string;
                            checkIn: string | null;
                            checkOut: string | null;
                            kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                            hasCode: boolean;
                            revokedAt: string | null;
                            cancelledAt: string | null;
                            /** Format: uuid */
                            unitId: string;
                            unitNames: {
                                tc: string;
                                en: string;
                                pt: string;
                            };
                            /** @enum {string} */
                            listStatus: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                            representative: boolean;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    participantBadges: {
        parameters: {
            query: {
                activityId: string;
                unitId?: string;
                search?: string;
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names and codes to print as badges, by unit and name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            id: string;
                            nameTc: string;
                            nameEn: string;
                            title: string;
                            unitNames: {
                                tc: string;
                                en: string;
                                pt: string;
                            };
                            credential: string;
                            kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                        }[];
                        totalElements: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    dinnerSeats: {
        parameters: {
            query: {
                activityId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Seats, tables and diets of the welcome dinner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dinner: {
                            sitting: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                        } | null;
                        seats: number;
                        taken: number;
                        wished: number;
                        tables: {
                            table: string;
                            people: number;
                        }[];
                        diets: {
                            diet: string;
                            people: number;
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportParticipants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    activityId: string;
                    search?: string;
                    /** Format: uuid */
                    unitId?: string;
                    /** @enum {string} */
                    listStatus?: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                    /** @enum {string} */
                    kind?: "ACTIVITY" | "DINNER_PARTY" | "HOTEL";
                    /** Format: date */
                    night?: string;
                    table?: string;
                    /** @enum {string} */
                    state?: "expected" | "withoutCode" | "revoked" | "cancelled";
                    /** @enum {string} */
                    language: "zh" | "sc" | "en" | "pt";
                    columns: ("unit" | "listStatus" | "representative" | "nameTc" | "nameEn" | "pinyin" | "title" | "gender" | "birthDate" | "nationality" | "documentType" | "documentNumber" | "phoneCountry" | "phone" | "wechatId" | "email" | "language" | "dinner" | "diet" | "hotel" | "checkIn" | "checkOut" | "dinnerTable" | "hotelRoom" | "state")[];
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The people of a filter as xlsx; personal columns only with a reason, which is recorded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    hotelNights: {
        parameters: {
            query: {
                activityId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rooms by night: how many there are, how many are taken by locked lists and how many are wished in all */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        nights: {
                            /** Format: date */
                            night: string;
                            rooms: number;
                            taken: number;
                            wished: number;
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    previewParticipantImport: {
        parameters: {
            query: {
                activityId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file?: string;
                };
            };
        };
        responses: {
            /** @description Upload an xlsx or csv sheet and read what would happen, row by row; nothing is changed yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        importId: string;
                        fileName: string;
                        plan: string;
                        counts: {
                            add: number;
                            update: number;
                            unchanged: number;
                            error: number;
                        };
                        rows: {
                            row: number;
                            /** @enum {string} */
                            action: "add" | "update" | "unchanged" | "error";
                            unitName: string;
                            nameTc: string;
                            nameEn: string;
                            differences: {
                                /** @enum {string} */
                                field: "nameTc" | "nameEn" | "pinyin" | "title" | "gender" | "birthDate" | "nationality" | "documentType" | "documentNumber" | "phoneCountry" | "phone" | "wechatId" | "email" | "language" | "dinner" | "diet" | "hotel" | "checkIn" | "checkOut";
                                before: string | boolean | null;
                                after: string | boolean | null;
                            }[];
                            errors: {
                                path: string;
                                problem: string;
                                params?: {
                                    [key: string]: string | number;
                                };
                            }[];
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ACTIVITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FILE_NAME_IS_ERROR */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UPLOAD_FAIL */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    participantImportTemplate: {
        parameters: {
            query?: {
                language?: "zh" | "sc" | "en" | "pt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty sheet with the columns that an import knows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmParticipantImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan: string;
                };
            };
        };
        responses: {
            /** @description Do what the preview said, leaving out the rows with errors; refused when something changed since */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        added: number;
                        updated: number;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR, CAPACITY_EXCEEDED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    participant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                participantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One person, masked, with the history of their list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        person: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            nameTc: string;
                            nameEn: string;
                            pinyin: string;
                            title: string;
                            /** @enum {string} */
                            gender: "SIR" | "MADAM";
                            nationality: string;
                            /** @enum {string} */
                            documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                            maskedDocument: string;
                            phoneCountry: string;
                            maskedPhone: string;
                            phoneVerified: boolean;
                            /** @enum {string} */
                            language: "zh" | "sc" | "en" | "pt";
                            dinner: boolean;
                            diet: string;
                            dinnerTable: string;
                            hotel: boolean;
                            hotelRoom: string;
                            checkIn: string | null;
                            checkOut: string | null;
                            kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                            hasCode: boolean;
                            revokedAt: string | null;
                            cancelledAt: string | null;
                            /** Format: uuid */
                            unitId: string;
                            unitNames: {
                                tc: string;
                                en: string;
                                pt: string;
                            };
                            /** @enum {string} */
                            listStatus: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                            representative: boolean;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            createdAt: string;
                        };
                        listVersion: number;
                        history: {
                            /**
                             * Format: date-time
                             * @example 2026-11-21T04:05:06.789Z
                             */
                            at: string;
                            action: string;
                            reason: string;
                            by: string | null;
                        }[];
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    arrangeParticipant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                participantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    dinnerTable: string;
                    hotelRoom: string;
                };
            };
        };
        responses: {
            /** @description Set the dinner table and the hotel room of a person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        version: number;
                        nameTc: string;
                        nameEn: string;
                        pinyin: string;
                        title: string;
                        /** @enum {string} */
                        gender: "SIR" | "MADAM";
                        nationality: string;
                        /** @enum {string} */
                        documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                        maskedDocument: string;
                        phoneCountry: string;
                        maskedPhone: string;
                        phoneVerified: boolean;
                        /** @enum {string} */
                        language: "zh" | "sc" | "en" | "pt";
                        dinner: boolean;
                        diet: string;
                        dinnerTable: string;
                        hotel: boolean;
                        hotelRoom: string;
                        checkIn: string | null;
                        checkOut: string | null;
                        kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                        hasCode: boolean;
                        revokedAt: string | null;
                        cancelledAt: string | null;
                        /** Format: uuid */
                        unitId: string;
                        unitNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        /** @enum {string} */
                        listStatus: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                        representative: boolean;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        createdAt: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelParticipant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                participantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Cancel the registration of a person; what they signed before stays */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        version: number;
                        nameTc: string;
                        nameEn: string;
                        pinyin: string;
                        title: string;
                        /** @enum {string} */
                        gender: "SIR" | "MADAM";
                        nationality: string;
                        /** @enum {string} */
                        documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                        maskedDocument: string;
                        phoneCountry: string;
                        maskedPhone: string;
                        phoneVerified: boolean;
                        /** @enum {string} */
                        language: "zh" | "sc" | "en" | "pt";
                        dinner: boolean;
                        diet: string;
                        dinnerTable: string;
                        hotel: boolean;
                        hotelRoom: string;
                        checkIn: string | null;
                        checkOut: string | null;
                        kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                        hasCode: boolean;
                        revokedAt: string | null;
                        cancelledAt: string | null;
                        /** Format: uuid */
                        unitId: string;
                        unitNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        /** @enum {string} */
                        listStatus: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                        representative: boolean;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        createdAt: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reinstateParticipant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                participantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Take back a revocation or a cancellation, where there is still room */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        version: number;
                        nameTc: string;
                        nameEn: string;
                        pinyin: string;
                        title: string;
                        /** @enum {string} */
                        gender: "SIR" | "MADAM";
                        nationality: string;
                        /** @enum {string} */
                        documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                        maskedDocument: string;
                        phoneCountry: string;
                        maskedPhone: string;
                        phoneVerified: boolean;
                        /** @enum {string} */
                        language: "zh" | "sc" | "en" | "pt";
                        dinner: boolean;
                        diet: string;
                        dinnerTable: string;
                        hotel: boolean;
                        hotelRoom: string;
                        checkIn: string | null;
                        checkOut: string | null;
                        kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                        hasCode: boolean;
                        revokedAt: string | null;
                        cancelledAt: string | null;
                        /** Format: uuid */
                        unitId: string;
                        unitNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        /** @enum {string} */
                        listStatus: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                        representative: boolean;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        createdAt: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR, CAPACITY_EXCEEDED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revealParticipant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                participantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Everything about one person in clear; who read it and why is recorded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        nameTc: string;
                        nameEn: string;
                        pinyin: string;
                        title: string;
                        /** @enum {string} */
                        gender: "SIR" | "MADAM";
                        /** Format: date */
                        birthDate: string;
                        nationality: string;
                        /** @enum {string} */
                        documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                        documentNumber: string;
                        wechatId: string;
                        phoneCountry: string;
                        phone: string;
                        email: string;
                        /** @enum {string} */
                        language: "zh" | "sc" | "en" | "pt";
                        dinner: boolean;
                        diet: string;
                        hotel: boolean;
                        checkIn: string | null;
                        checkOut: string | null;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revokeParticipant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                participantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The person's code lets nobody in any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        version: number;
                        nameTc: string;
                        nameEn: string;
                        pinyin: string;
                        title: string;
                        /** @enum {string} */
                        gender: "SIR" | "MADAM";
                        nationality: string;
                        /** @enum {string} */
                        documentType: "HK_MO_PASS_CHECK" | "PASSPORT" | "IDENTITY" | "TW_PASS_CHECK" | "OTHER";
                        maskedDocument: string;
                        phoneCountry: string;
                        maskedPhone: string;
                        phoneVerified: boolean;
                        /** @enum {string} */
                        language: "zh" | "sc" | "en" | "pt";
                        dinner: boolean;
                        diet: string;
                        dinnerTable: string;
                        hotel: boolean;
                        hotelRoom: string;
                        checkIn: string | null;
                        checkOut: string | null;
                        kinds: ("ACTIVITY" | "DINNER_PARTY" | "HOTEL")[];
                        hasCode: boolean;
                        revokedAt: string | null;
                        cancelledAt: string | null;
                        /** Format: uuid */
                        unitId: string;
                        unitNames: {
                            tc: string;
                            en: string;
                            pt: string;
                        };
                        /** @enum {string} */
                        listStatus: "DRAFT" | "SUBMITTED" | "LOCKED" | "CHANGE_REQUESTED" | "ERASED";
                        representative: boolean;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T04:05:06.789Z
                         */
                        createdAt: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendParticipantCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                participantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send the person their code once more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ENTITY_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_ERROR */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkCode: {
        parameters: {
            query: {
                email?: string;
                mobile?: string;
                purpose?: "REGISTER" | "CONTACT";
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a code is right (D1 §7); it can still be used by the form that it is for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CAPTCHA_NOT_FOUND, CAPTCHA_HAS_EXPIRED, CAPTCHA_IS_MISMATCH */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkGraph: {
        parameters: {
            query: {
                code: string;
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the characters are right, one try for each picture; gives a proof for one use (D1 §7) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proof: string;
                    };
                };
            };
            /** @description PARAMS_ERROR */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LOGIN_REQUIRED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_PERMISSION, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CAPTCHA_NOT_FOUND, CAPTCHA_HAS_EXPIRED, CAPTCHA_IS_MISMATCH */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REQUEST_TOO_FREQUENTLY */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONNECTION_FAILED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
