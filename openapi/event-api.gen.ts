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
        /** For each activity, whether the present role is enrolled: value 0 is started but not submitted, 1 submitted (G10) */
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @enum {string} */
            code: "LOGIN_REQUIRED" | "LOGIN_FAILED" | "NO_PERMISSION" | "ENTITY_NOT_FOUND" | "PARAMS_ERROR" | "PAYLOAD_TOO_LARGE" | "REQUEST_TOO_FREQUENTLY" | "CONNECTION_FAILED" | "SERVICE_UNAVAILABLE" | "EMAIL_IS_MISMATCH" | "MOBILE_IS_MISMATCH" | "CAPTCHA_IS_MISMATCH" | "CAPTCHA_HAS_EXPIRED" | "CAPTCHA_NOT_FOUND" | "EXHIBITION_BOARD_NOT_FOUND" | "ATTACHMENT_NOT_FOUND" | "ACTIVITY_NOT_FOUND" | "EVENT_NOT_FOUND" | "EXHIBITOR_NOT_FOUND" | "ENROLLMENT_NOT_FOUND" | "EXHIBITOR_TYPE_NOT_FOUND" | "EVENT_ACTIVITIES_NOT_FOUND" | "SUPPLEMENT_NOT_FOUND" | "ACCOUNT_NOT_FOUND" | "CODE_ENTITY_NOT_FOUND" | "DOWNLOAD_FAIL" | "UPLOAD_FAIL" | "FILE_NAME_IS_ERROR" | "DUPLICATE_FILE_NAME" | "ATTACHMENT_REJECT_OR_PROCESS" | "EVENT_CANNOT_ENROLL" | "DATE_CANNOT_ENROLL" | "REPEAT_ENROLLMENT" | "STATUS_ERROR" | "INVITATION_CODE_DISABLED" | "INVITATION_CODE_ERROR" | "USERNAME_REPEAT" | "OLD_PASSWORD_EORROR" | "ACCOUNT_EXISTED" | "ACCOUNT" | "ACCOUNT_ERROR" | "UNIT_MANAGEMENT_NOT_FOUND_ERROR" | "PASSWORD_CHANGE_REQUIRED" | "ALREADY_SIGN_IN" | "SIGN_IN_PERSON_NOT_FOUND" | "NOTICE_TEMPLATE_NOT_FOUND" | "PARTICIPANT_LIMIT_REACHED" | "REPRESENTATIVE_REQUIRED" | "CAPACITY_EXCEEDED" | "PAIRING_CODE_ERROR" | "DEVICE_REVOKED";
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
                            place: string;
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
            /** @description For each activity, whether the present role is enrolled: value 0 is started but not submitted, 1 submitted (G10) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            /** Format: uuid */
                            activityId: string;
                            enrollmentId: string | null;
                            value: 0 | 1;
                            status: string;
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
                        place: string;
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
                        bindingOtherActivities: string[];
                        bindingOtherActivityTips: string[];
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
                            place: string;
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
}
